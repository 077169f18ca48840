/** Returns true if the visitor's system asks for reduced motion now. Throws outside a browser. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
