import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import { containerClass } from './container.styles';

interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'dl';
}

/** Renders the centred column of a page, at most 1240 px wide. Adds `className`. Other props go to its `<div>` or `<dl>`. */
export function Container({ as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={classNames(containerClass(), className)} />;
}
