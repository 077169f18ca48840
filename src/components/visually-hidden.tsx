import type { HTMLAttributes } from 'react';
import { visuallyHiddenClass } from './visually-hidden.styles';

interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Default `span`. */
  as?: 'span' | 'h2' | 'caption';
}

/** Renders text that is invisible, and that screen readers read. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHiddenClass()} />;
}
