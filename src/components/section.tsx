import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Container } from './container';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  isDark?: boolean;
}

/**
 * Renders the `children` in a `Container` in a `<section>`, which gets `className` (its background) and other props. `isDark`
 * adapts text, links, buttons and focus outlines to `night`. On another dark background `className` must set the text colour.
 */
export function Section({ className, isDark = false, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={classNames(className, isDark ? 'on-dark' : undefined)}>
      <Container>{children}</Container>
    </section>
  );
}
