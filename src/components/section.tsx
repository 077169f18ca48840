import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Container } from './container';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** The section has a dark background: links, buttons and the focus outline use their colours for it. */
  onNight?: boolean;
  /** Class of the page's column inside the section. */
  columnClass?: string;
}

/** Renders a `<section>` as wide as the screen, with its content in the page's column. `onNight`: it has a dark background. */
export function Section({ className, onNight = false, columnClass, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={classNames(className, onNight ? 'on-night' : undefined)}>
      <Container className={columnClass}>{children}</Container>
    </section>
  );
}
