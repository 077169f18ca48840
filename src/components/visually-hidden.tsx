import type { HTMLAttributes } from 'react';
import { visuallyHiddenClass } from './visually-hidden.styles';

interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  as?: 'span' | 'h2' | 'caption';
}

/** Renders text that only screen readers read, in a `<span>` or the element `as`, which gets all props but `className`. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHiddenClass()} />;
}
