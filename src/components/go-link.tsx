import type { ComponentProps } from 'react';
import { ArrowBack, ArrowForward } from './arrow';
import { goClass } from './go-link.styles';

type LinkProps = Omit<ComponentProps<'a'>, 'className'>;

/** A link that leads on: underlined words, then an arrow. */
export function GoLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={goClass()}>
      <span>{children}</span>
      <ArrowForward />
    </a>
  );
}

/** A link back to the list this page belongs to: arrow first. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={goClass({ back: true })}>
      <ArrowBack />
      <span>{children}</span>
    </a>
  );
}
