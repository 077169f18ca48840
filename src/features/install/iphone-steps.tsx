import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { useStore } from '../../components/use-store';
import { savedPageCopy } from '../../content/copy/saved-page';
import type { ExternalStore } from '../../platform/external-store';
import { isIosSafari, isStandalone } from '../../platform/install-prompt';
import { iphoneStep } from '../../scenes/iphone-step';
import { iphoneStepsClass } from './iphone-steps.styles';

const isUninstalledIphone: ExternalStore<boolean> = {
  // The value never changes while the page is open.
  subscribe: () => () => {},
  getSnapshot: () => isIosSafari() && !isStandalone(),
  getServerSnapshot: () => false,
};
const DRAWINGS = [1, 2, 3] as const;

/** In Safari on an iPhone or iPad, shows how to install the site. Renders nothing elsewhere or in the installed site. */
export function IphoneSteps() {
  if (!useStore(isUninstalledIphone)) return null;
  const { title, steps } = savedPageCopy.iphone;
  return (
    <Section className={iphoneStepsClass()} isDark>
      <h2>{title}</h2>
      <ol>
        {steps.map((step, i) => (
          <li key={step.title}>
            <SvgMarkup svg={iphoneStep(DRAWINGS[i] ?? 1, `ip${i}`)} />
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
