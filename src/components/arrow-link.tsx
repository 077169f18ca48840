import type { ComponentProps } from 'react';
import { arrowLinkClass } from './arrow-link.styles';
import { ArrowBackIcon, ArrowForwardIcon } from './icons';

type LinkProps = Omit<ComponentProps<'a'>, 'className'>;

/**
 * Renders an `<a>` with the children, underlined, and an arrow to the right. Other props go to the `<a>`, which takes no
 * `className`.
 */
export function ForwardLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={arrowLinkClass()}>
      <span>{children}</span>
      <ArrowForwardIcon />
    </a>
  );
}

/** Renders an `<a>` without underline: a left arrow, then the children. Other props go to the `<a>`. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={arrowLinkClass({ isBack: true })}>
      <ArrowBackIcon />
      <span>{children}</span>
    </a>
  );
}
