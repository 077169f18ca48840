import type { HTMLAttributes } from 'react';

interface SvgMarkupProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The current drawing: an `<svg>` from `scenes/`. */
  svg: string;
}

/** Shows a drawing that changes with data, such as the calculator's houses. It inserts `svg` unescaped, as plain markup. */
export function SvgMarkup({ svg, ...rest }: SvgMarkupProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, with texts escaped in scenes/kit/svg
  return <div dangerouslySetInnerHTML={{ __html: svg }} {...rest} />;
}
