import type { ComponentProps } from 'react';
import { arrowLinkClass } from './arrow-link.styles';
import { ArrowBack, ArrowForward } from './icons';

type LinkProps = Omit<ComponentProps<'a'>, 'className'>;

/** Shows a link that leads on to another page: underlined text, then an arrow to the right. */
export function ForwardLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={arrowLinkClass()}>
      <span>{children}</span>
      <ArrowForward />
    </a>
  );
}

/** Shows a link back to the list that this page belongs to: an arrow to the left, then the text. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={arrowLinkClass({ back: true })}>
      <ArrowBack />
      <span>{children}</span>
    </a>
  );
}
