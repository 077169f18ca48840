import type { ComponentProps } from 'react';
import { arrowLinkClass } from './arrow-link.styles';
import { ArrowBack, ArrowForward } from './icons';

type LinkProps = Omit<ComponentProps<'a'>, 'className'>;

/** Renders an `<a>` to a further page, with all other props on it: underlined text, then an arrow to the right. */
export function ForwardLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={arrowLinkClass()}>
      <span>{children}</span>
      <ArrowForward />
    </a>
  );
}

/** Renders an `<a>` back to the list that this page belongs to, with all other props on it: an arrow to the left, the text. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={arrowLinkClass({ back: true })}>
      <ArrowBack />
      <span>{children}</span>
    </a>
  );
}
