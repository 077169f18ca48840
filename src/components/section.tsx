import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Container } from './container';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  /** Gives links, buttons and the focus outline inside their colours for a dark background, which `className` paints. */
  onNight?: boolean;
  /** Class of the page's column inside the section. */
  columnClass?: string;
}

/**
 * Renders a `<section>` with `children` in the page's column. It paints no background: `className` does. `onNight`: the colours
 * of links, buttons and the focus outline for a dark background. The section gets other props.
 */
export function Section({ className, onNight = false, columnClass, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={classNames(className, onNight ? 'on-night' : undefined)}>
      <Container className={columnClass}>{children}</Container>
    </section>
  );
}
