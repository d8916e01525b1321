/** The drawings: fetched only when somebody builds a monster. */
export { default as MonsterArt } from '../../art/xybrid/MonsterArt.svelte';
export { default as PartArt } from '../../art/xybrid/PartArt.svelte';
