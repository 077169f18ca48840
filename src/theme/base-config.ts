import { defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system';

/** The CSS properties whose values may be token names, by the kind of token. All other values are plain CSS. */
const properties = {
  colors: [
    'color',
    'background',
    'backgroundColor',
    'borderColor',
    'outlineColor',
    'fill',
    'textDecorationColor',
  ],
  spacing: [
    'gap',
    'columnGap',
    'top',
    'bottom',
    ...['padding', 'margin', 'inset'].flatMap((name) =>
      ['', 'Block', 'BlockStart', 'BlockEnd', 'Inline', 'InlineStart', 'InlineEnd'].map(
        (side) => name + side,
      ),
    ),
    ...['padding', 'margin'].flatMap((name) => [`${name}Top`, `${name}Bottom`]),
  ],
  radii: ['borderRadius'],
  fonts: ['fontFamily'],
} as const;

const utilities: NonNullable<SystemConfig['utilities']> = Object.fromEntries(
  (['colors', 'spacing', 'radii', 'fonts'] as const).flatMap((values) =>
    properties[values].map((name) => [name, { values }] as const),
  ),
);
utilities.background = { values: 'colors', shorthand: 'bg' };

/**
 * The part of Chakra's configuration that this site uses. Chakra's `defaultBaseConfig` would write a variable beside every
 * background and longer selectors for every state: 11 KB more CSS in all recipes together. Before a recipe uses another
 * state (`_open`), or a token name in another property, it must be added here.
 */
export const baseConfig = defineConfig({
  preflight: false,
  // The order of the rules already decides which one wins. Layers would add text to every page.
  disableLayers: true,
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover):not(:disabled)'],
    focusVisible: '&:focus-visible',
    placeholder: '&::placeholder',
    before: '&::before',
    after: '&::after',
    last: '&:last-of-type',
    print: '@media print',
  },
  utilities,
});
