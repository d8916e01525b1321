export { default as CreatureArt } from '../../art/wars/CreatureArt.svelte';
export { default as WarsPart } from '../../art/wars/WarsPart.svelte';
export { boxAround, splayed } from '../../art/wars/tree.ts';
