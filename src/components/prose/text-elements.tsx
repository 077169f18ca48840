import type { MDXComponents } from 'mdx/types';
import { Link, type LinkProps } from '../link';
import { Cell, HeadCell, Table } from './table';

/** What any written text may hold beside plain paragraphs: links and tables. */
export const textElements: MDXComponents = { a: TextLink, table: Table, th: HeadCell, td: Cell };

function TextLink({ href = '', ...rest }: Partial<LinkProps>) {
  return <Link href={href} {...rest} />;
}
