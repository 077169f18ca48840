import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config';
import { globalCss } from './global-css';
import { buttonRecipe } from './recipes/button';
import { goRecipe } from './recipes/go';
import { inputRecipe } from './recipes/input';
import { tagRecipe } from './recipes/tag';
import { colors } from './semantic-tokens';
import { textStyles } from './text-styles';
import { breakpoints, radii, spacing } from './tokens';

let system: SystemContext | undefined;

/**
 * Kitaki's own small system: Chakra's engine with our tokens, and nothing of its default theme.
 * Recipes of a single page or feature are not registered here; they are imported where they are used,
 * so that each route carries only its own. Made when it is first asked for: that takes a slow phone a tenth of a second.
 */
export function siteSystem(): SystemContext {
  system ??= createSystem(
    baseConfig,
    defineConfig({
      cssVarsPrefix: 'k',
      cssVarsRoot: ':root',
      // In the HTML of every page already; in the browser Chakra would work them out once more, before the page answers.
      globalCss: import.meta.env.SSR ? globalCss : {},
      theme: {
        breakpoints,
        tokens: {
          spacing,
          radii,
          fonts: {
            display: { value: "'Rozha One', 'Rozha fallback', Georgia, serif" },
            body: { value: "'Anek Latin', 'Anek fallback', system-ui, sans-serif" },
          },
        },
        semanticTokens: { colors },
        textStyles,
        recipes: { button: buttonRecipe, go: goRecipe, input: inputRecipe, tag: tagRecipe },
      },
    }),
  );
  return system;
}
