import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { servicesCopy } from '../../content/copy/services-page';
import { atomicLocking, frameworkSteps } from '../../content/services';
import { keyhole } from '../../scenes/building-parts/keyhole';
import { sectionRoof } from '../../scenes/building-parts/roof';
import { sectionFloor } from '../../scenes/building-parts/section-floor';
import { methodClass } from './method.styles';

/** Shows the steps of how we work as the floors of a house, and below it why two guests cannot both book the last room. */
export function Method() {
  const copy = servicesCopy.framework;
  return (
    <Section className={methodClass()}>
      <div className="top">
        <h2>{copy.title}</h2>
        <p className="subtitle">{copy.subtitle}</p>
      </div>
      <div className="house">
        <SvgMarkup className="roof" svg={sectionRoof()} />
        <ol>
          {frameworkSteps.map(({ id, title, text }, i) => (
            <li key={id}>
              <SvgMarkup className="floor" data-step={id} svg={sectionFloor(id)} />
              <div className="text">
                <p className="number">{copy.step(i + 1)}</p>
                <h3>{title}</h3>
                <p className="what">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="lock">
        <SvgMarkup svg={keyhole()} />
        <div>
          <h3>{atomicLocking.title}</h3>
          <p>{atomicLocking.text}</p>
          <p className="limit">{atomicLocking.limit}</p>
        </div>
      </div>
    </Section>
  );
}
