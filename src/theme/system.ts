import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { breakpoints, colors, radii, spacing, textStyleTokens, zIndex } from './tokens';

/** Chakra's styling engine with our tokens. It runs in the build, never in the browser (compiled-styles.md). */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    // The order of the rules already decides which one wins. Layers would add text to every page.
    disableLayers: true,
    // Without the media query, a tap would leave the style of `_hover` on a touch screen.
    conditions: { hover: ['@media (hover: hover)', '&:is(:hover):not(:disabled)'] },
    cssVarsPrefix: 'k',
    cssVarsRoot: ':root',
    globalCss,
    theme: {
      breakpoints,
      tokens: {
        spacing,
        radii,
        zIndex,
        fonts: {
          display: {
            value: "'Rozha dashes', 'Rozha One', 'Rozha fallback', 'Rozha fallback Android', Georgia, serif",
          },
          body: { value: "'Anek Latin', 'Anek fallback', 'Anek fallback Android', system-ui, sans-serif" },
        },
      },
      semanticTokens: { colors },
      textStyles: textStyleTokens,
    },
  }),
);
