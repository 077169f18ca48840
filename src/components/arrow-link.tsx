import type { ComponentProps } from 'react';
import { arrowLinkClass } from './arrow-link.styles';
import { ArrowBack, ArrowForward } from './icons';

type LinkProps = Omit<ComponentProps<'a'>, 'className'>;

/** Renders an `<a>` with all given props but `className`: the children, underlined, then an arrow to the right. */
export function ForwardLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={arrowLinkClass()}>
      <span>{children}</span>
      <ArrowForward />
    </a>
  );
}

/** Renders an `<a>` with all given props but `className`: an arrow to the left, then the children, not underlined. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={arrowLinkClass({ back: true })}>
      <ArrowBack />
      <span>{children}</span>
    </a>
  );
}
