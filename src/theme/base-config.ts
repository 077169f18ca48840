import { defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system';

/** Properties whose values are names of tokens, by the kind of token. Everything else is plain CSS. */
const properties = {
  colors: [
    'color',
    'background',
    'backgroundColor',
    'borderColor',
    'borderTopColor',
    'borderBottomColor',
    'borderBlockColor',
    'borderInlineStartColor',
    'borderInlineEndColor',
    'outlineColor',
    'fill',
    'stroke',
    'accentColor',
    'caretColor',
    'textDecorationColor',
  ],
  spacing: [
    'gap',
    'rowGap',
    'columnGap',
    'top',
    'bottom',
    'scrollMarginTop',
    ...['padding', 'margin', 'inset'].flatMap((name) => [
      name,
      `${name}Block`,
      `${name}BlockStart`,
      `${name}BlockEnd`,
      `${name}Inline`,
      `${name}InlineStart`,
      `${name}InlineEnd`,
    ]),
    ...['padding', 'margin'].flatMap((name) => [`${name}Top`, `${name}Bottom`]),
  ],
  radii: ['borderRadius'],
  fonts: ['fontFamily'],
} as const;

/** The few short names in use; the long ones say more. */
const shorthands: Readonly<Record<string, string>> = { background: 'bg' };

/**
 * What Chakra's engine needs to know, and no more. Its own `defaultBaseConfig` would write a variable beside every
 * background and another selector for every state: 11 KB more of rules, all looks together. A state or token property
 * missing here is one line to add.
 */
export const baseConfig = defineConfig({
  preflight: false,
  // Layers would say what the order of our rules already says, in every page's HTML.
  disableLayers: true,
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover):not(:disabled)'],
    active: '&:active:not(:disabled)',
    focusVisible: '&:focus-visible',
    focusWithin: '&:focus-within',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    invalid: '&[aria-invalid=true]',
    expanded: '&[aria-expanded=true]',
    pressed: '&[aria-pressed=true]',
    currentPage: '&[aria-current=page]',
    open: '&[open]',
    placeholder: '&::placeholder',
    before: '&::before',
    after: '&::after',
    first: '&:first-of-type',
    last: '&:last-of-type',
    even: '&:nth-of-type(even)',
    odd: '&:nth-of-type(odd)',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    print: '@media print',
  },
  utilities: tokenProperties(),
});

function tokenProperties(): NonNullable<SystemConfig['utilities']> {
  const utilities: NonNullable<SystemConfig['utilities']> = {};
  for (const kind of ['colors', 'spacing', 'radii', 'fonts'] as const) {
    for (const name of properties[kind]) {
      const shorthand = shorthands[name];
      utilities[name] = shorthand ? { values: kind, shorthand } : { values: kind };
    }
  }
  return utilities;
}
