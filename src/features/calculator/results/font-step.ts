/** Returns `data-font-step`: how many `limits` of characters the figure exceeds. Styles give each step a smaller font. */
export function fontStep(figure: string, ...limits: readonly number[]) {
  return { 'data-font-step': limits.filter((limit) => figure.length > limit).length || undefined };
}
