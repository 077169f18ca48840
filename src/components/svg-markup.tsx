import type { HTMLAttributes } from 'react';

interface SvgMarkupProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  svg: string;
}

/** Renders a `<div>` that contains the markup `svg`. The caller must escape texts in `svg`. Other props go to the `<div>`. */
export function SvgMarkup({ svg, ...rest }: SvgMarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, with texts escaped in scenes/kit/svg
  return <div dangerouslySetInnerHTML={{ __html: svg }} {...rest} />;
}
