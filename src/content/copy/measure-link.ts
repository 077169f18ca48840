/** Beside every figure: the link to what it is a figure of. Apart from those words (copy/measure.ts), which only /services loads. */
export const measureLink = { href: '/services#how-we-measure', text: 'How we measure' } as const;
