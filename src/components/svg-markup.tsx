import type { HTMLAttributes } from 'react';

interface SvgMarkupProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  svg: string;
}

/** Shows a drawing that changes with data, such as the calculator's houses: a `<div>` with the `<svg>` in it, unescaped. */
export function SvgMarkup({ svg, ...rest }: SvgMarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, with texts escaped in scenes/kit/svg
  return <div dangerouslySetInnerHTML={{ __html: svg }} {...rest} />;
}
