import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config';
import { globalCss } from './global-css';
import { colors } from './semantic-tokens';
import { textStyleTokens } from './text-style-tokens';
import { breakpoints, radii, spacing } from './tokens';

/** Chakra's styling engine with our tokens. It runs in the build, never in the browser (compiled-styles.md). */
export const system = createSystem(
  baseConfig,
  defineConfig({
    cssVarsPrefix: 'k',
    cssVarsRoot: ':root',
    globalCss,
    theme: {
      breakpoints,
      tokens: {
        spacing,
        radii,
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
