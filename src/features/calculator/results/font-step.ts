/**
 * Returns an object to spread on an element: `data-font-step` is how many `limits` of characters the figure exceeds. Styles
 * give each step a smaller font. It is undefined, so no attribute, if the figure exceeds none.
 */
export function fontStep(figure: string, ...limits: readonly number[]) {
  return { 'data-font-step': limits.filter((limit) => figure.length > limit).length || undefined };
}
