import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import { columnClass } from './container.styles';

interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** Default `div`. */
  as?: 'div' | 'dl';
}

/** The column with the content of a page. */
export function Container({ as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={classNames(columnClass(), className)} />;
}
