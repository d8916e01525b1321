export { closeRules, openRule, rulesDrawer, rulesOf, type OpenRule } from './rules.svelte.ts';
