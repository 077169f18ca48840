import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import { containerClass } from './container.styles';

interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'dl';
}

/** Renders the centred column with the content of a page, at most 1240 px wide: a `<div>` or `<dl>` with all other props. */
export function Container({ as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={classNames(containerClass(), className)} />;
}
