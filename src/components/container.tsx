import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import { containerClass } from './container.styles';

/** Renders the centred column of a page, at most 1240 px wide. Adds `className`. Other props go to its `<div>`. */
export function Container({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <div {...rest} className={classNames(containerClass(), className)} />;
}
