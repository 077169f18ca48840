import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { useSyncExternalStore } from 'react';
import { Container } from '../../components/container';
import { Scene } from '../../components/scene';
import { savedCopy } from '../../content/copy/saved';
import { isIosSafari, isStandalone } from '../../platform/install-prompt';
import { iphoneStep } from '../../scenes/iphone-step';
import { savedRecipe } from '../../theme/recipes/saved';

const never = () => () => undefined;
const drawings = [1, 2, 3] as const;

/** How to keep the site on an iPhone. Only in Safari there, which can install it but never says so; not in the installed app. */
export function IphoneSteps() {
  const styles = useSlotRecipe({ recipe: savedRecipe })();
  const isWanted = useSyncExternalStore(
    never,
    () => isIosSafari() && !isStandalone(),
    () => false,
  );
  if (!isWanted) return null;
  const { title, steps } = savedCopy.iphone;
  return (
    <chakra.section css={styles.iphone} className="on-night">
      <Container>
        <chakra.h2 textStyle="h2">{title}</chakra.h2>
        <ol>
          {steps.map((step, i) => (
            <li key={step.title}>
              <Scene draw={() => iphoneStep(drawings[i] ?? 1, { id: `ip${i}` })} />
              <div>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </chakra.section>
  );
}
