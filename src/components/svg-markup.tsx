import type { HTMLAttributes } from 'react';

interface SvgMarkupProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  svg: string;
}

/** Renders a `<div>` with the markup `svg` as it is: the caller must escape texts in it. A new `svg` replaces it. */
export function SvgMarkup({ svg, ...rest }: SvgMarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, with texts escaped in scenes/kit/svg
  return <div dangerouslySetInnerHTML={{ __html: svg }} {...rest} />;
}
