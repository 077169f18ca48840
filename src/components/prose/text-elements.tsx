import type { MDXComponents } from 'mdx/types';
import { Cell, HeadCell, Table } from './table';

/** What any written text draws with parts of our own: its tables. The rest is plain HTML. */
export const textElements: MDXComponents = { table: Table, th: HeadCell, td: Cell };
