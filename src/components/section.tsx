import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Container } from './container';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** Gives links, buttons and the focus outline inside their colours for a dark background. */
  isDark?: boolean;
  /** Class of the `Container` inside the section. */
  containerClassName?: string;
}

/** Renders a `<section>` with the `children` in a `Container`. `className` (its background) and other props go to it. */
export function Section({ className, isDark = false, containerClassName, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={classNames(className, isDark ? 'on-dark' : undefined)}>
      <Container className={containerClassName}>{children}</Container>
    </section>
  );
}
