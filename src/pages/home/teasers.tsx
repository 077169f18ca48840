import { ForwardLink } from '../../components/arrow-link';
import { ButtonLink } from '../../components/button';
import { PagePicture } from '../../components/page-picture';
import { Section } from '../../components/section';
import { TextList } from '../../components/text-list';
import { homeCopy } from '../../content/copy/home';
import { services } from '../../content/services';
import { drawingImage } from '../drawings';
import { teasersStyles } from './teasers.styles';

/** Shows a title, a text and a link to /about, beside the drawing of an open window. */
export function AboutTeaser() {
  const copy = homeCopy.about;
  return (
    <Section className={teasersStyles().about}>
      <div>
        <h2>{copy.title}</h2>
        <p className="subtitle">{copy.text}</p>
        <ForwardLink href="/about">{copy.action}</ForwardLink>
      </div>
      <PagePicture className="art" {...drawingImage('open-window')} />
    </Section>
  );
}

/** Lists the services that have `homeRow`, each with name, price and a sentence. A link to /services is beside the list. */
export function ServicePrices() {
  const copy = homeCopy.services;
  return (
    <Section className={teasersStyles().board} isDark>
      <div>
        <h2>{copy.title}</h2>
        <p className="intro">{copy.text}</p>
        <ForwardLink href="/services">{copy.action}</ForwardLink>
      </div>
      <ol>
        {services.map(({ id, title, homeRow }) =>
          homeRow ? (
            <li key={id}>
              <div className="row">
                <h3>{title}</h3>
                <span className="dots" />
                <span className="rate">
                  {homeRow.price} <small>{copy.unit}</small>
                </span>
              </div>
              <p>{homeRow.line}</p>
            </li>
          ) : null,
        )}
      </ol>
    </Section>
  );
}

/** Shows the starting price in very large type. Beside it are the conditions and a link to /pricing. */
export function PriceTeaser() {
  const { prefix, price, unit, promises, note, action } = homeCopy.pricing;
  return (
    <Section className={teasersStyles().price}>
      <h2>
        {prefix} <span className="figure">{price.display}</span> <span className="unit">{unit}</span>
      </h2>
      <div className="terms">
        <TextList texts={promises} />
        <p className="note">{note}</p>
        <ButtonLink href="/pricing">{action}</ButtonLink>
      </div>
    </Section>
  );
}
