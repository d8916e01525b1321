/** The link of a table: what comes after # stays in the browser, so no server's log has the key. */

import type { Link } from './keeping.ts';

export const linkTo = ({ table, key }: Link): string => `${location.origin}/companion#/j/${table}/${key}`;
