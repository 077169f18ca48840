import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { TextLink } from '../../components/text-link';
import type { CaseStudy } from '../../content/case-studies';
import { caseStudyCopy } from '../../content/copy/case-study-pages';
import { howWeMeasureLink } from '../../content/navigation';
import { type Silhouette, silhouettePicture } from '../../scenes/kit/silhouettes';
import { metricWindowsClass } from './metric-windows.styles';

const guests: readonly Silhouette[] = ['pair', 'chai', 'plant', 'book', 'cat'];

/**
 * Shows each figure in a window, which is lit if the figure has `isLit`. Below it are its label and its base (what was
 * measured), without the hotel's `name`. A base that is then empty, or part of the label, is not shown.
 */
export function MetricWindows({ metrics, name }: Pick<CaseStudy, 'metrics' | 'name'>) {
  const { figuresLabel, basis } = caseStudyCopy;
  return (
    <Section
      className={metricWindowsClass({
        count: metrics.length > 3 ? 'many' : 'few',
        isFive: metrics.length === 5,
      })}
      aria-label={figuresLabel}
      isDark
    >
      <ul>
        {metrics.map(({ value, label, base, isLit }, i) => (
          <li key={label} className={isLit ? 'lit' : undefined}>
            <SvgMarkup
              className="guest"
              data-not-printed
              svg={silhouettePicture(guests[i % guests.length] ?? 'chai')}
            />
            <b>{value}</b>
            <span>{label}</span>
            <small>{shownBase(base, name, label)}</small>
          </li>
        ))}
      </ul>
      <p>
        {basis} <TextLink {...howWeMeasureLink} />
      </p>
    </Section>
  );
}

/** Returns `base` without the hotel's name. Returns null if nothing else is in it, or if the label contains the rest. */
function shownBase(base: string | undefined, name: string, label: string): string | null {
  const remainder = base?.replace(`${name}, `, '') ?? '';
  return remainder === '' || remainder === name || label.includes(remainder) ? null : remainder;
}
