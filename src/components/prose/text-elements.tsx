import type { MDXComponents } from 'mdx/types';
import { Cell, HeadCell, Table } from './table';

/** What any written text may hold beside plain elements. */
export const textElements: MDXComponents = { table: Table, th: HeadCell, td: Cell };
