import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { type ComponentType, useEffect, useState } from 'react';
import { onReturn, whenIdle, whenLoaded } from '../../platform/page-lifecycle';
import { calculatorRecipe } from '../../theme/recipes/calculator';

/**
 * What stands below the form, fetched once the page is quiet: nobody needs it before the figures are in, and none of
 * it works without script. Its place is kept, so that the footer does not move.
 */
export function MoreLater() {
  const styles = useSlotRecipe({ recipe: calculatorRecipe })();
  const [part, setPart] = useState<{ More: ComponentType } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = () =>
      import('./more-from-figures').then(
        ({ MoreFromFigures }) => {
          if (isCurrent) setPart({ More: MoreFromFigures });
        },
        (error: unknown) => console.warn('The part below the form could not be loaded', error),
      );
    whenLoaded(() => whenIdle(load));
    // A dead line: tried again when the person comes back.
    const stop = onReturn(load);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return part ? <part.More /> : <chakra.div css={styles.later} aria-hidden="true" />;
}
