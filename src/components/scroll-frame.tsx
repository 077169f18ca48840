import type { ComponentProps } from 'react';

/** Renders a `<section>` that visitors can scroll by keyboard. Its class must set `overflow-x`, and it needs a label. */
export function ScrollFrame(props: ComponentProps<'section'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: in Safari the keyboard scrolls only a frame that takes the focus
  return <section {...props} tabIndex={0} />;
}
