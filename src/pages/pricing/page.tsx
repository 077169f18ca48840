import { ForwardLink } from '../../components/arrow-link';
import { ButtonLink } from '../../components/button';
import { CallToAction } from '../../components/call-to-action';
import { Container } from '../../components/container';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { TermList } from '../../components/term-list';
import { TextLink } from '../../components/text-link';
import { pricingCopy } from '../../content/copy/pricing';
import { beforeYouSignLink, howWeMeasureLink } from '../../content/navigation';
import { planPrices, priceList, pricingBanner } from '../../content/prices';
import { addedFloor, addedFloorLegend } from '../../scenes/houses/added-floor';
import { withLabel } from '../../scenes/kit/svg';
import { objectSharePicture } from '../../scenes/share/share-layouts';
import { serviceOfferData } from '../../seo/service-offer-data';
import type { PageModule } from '../page-module';
import { pricingStyles } from './pricing.styles';

export default {
  Page,
  head: {
    ...pricingCopy.head,
    pictureWords: { title: pricingCopy.title },
    structuredData: () => [...priceList, ...Object.values(planPrices)].map(serviceOfferData),
  },
  background: 'lit',
  sharePicture: {
    drawSharePicture: objectSharePicture({
      object: addedFloor({ id: 'f' }),
      size: { w: 454, h: 434 },
    }),
    drawingDescription: 'A house with a new floor on top: its windows are lit, and one of them is blue.',
  },
} satisfies PageModule;

/** Shows /pricing: the parts of the fee, an example, prices, terms, and links to /contact for a quote. */
function Page() {
  return (
    <>
      <PricingModel />
      <PriceListAndTerms />
    </>
  );
}

function PricingModel() {
  const { equation, example } = pricingCopy;
  return (
    <>
      <Section className={pricingStyles().bill}>
        <h1>{pricingCopy.title}</h1>
        <div className="equation" role="img" aria-label={equation.label}>
          <span>{equation.fixed}</span>
          <span className="plus">{equation.plus}</span>
          <span className="share">{equation.share}</span>
        </div>
        <div>
          <div className="model">
            {pricingCopy.model.map(({ title, text }) => (
              <div key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
            ))}
          </div>
          <ButtonLink href="/contact">{pricingCopy.quote}</ButtonLink>
        </div>
      </Section>
      <Section className={pricingStyles().house}>
        <div>
          <h2>{example.title}</h2>
          <p className="text">{example.text}</p>
          <ul>
            {example.legend.map(({ pane, text, amount }) => (
              <li key={pane}>
                <SvgMarkup svg={addedFloorLegend(pane)} />
                <span>{text}</span>
                <b>{amount}</b>
              </li>
            ))}
            {example.sum.map(({ text, amount, isTotal }) => (
              <li key={text} className={isTotal ? 'total' : undefined}>
                <span className="sum">{text}</span>
                <b>{amount}</b>
              </li>
            ))}
          </ul>
          <p className="note">
            {example.note} <TextLink {...example.link} />
          </p>
        </div>
        <SvgMarkup className="art" svg={withLabel(addedFloor({ id: 'af' }), example.pictureText)} />
      </Section>
    </>
  );
}

function PriceListAndTerms() {
  const { banner, list, included, terms, custom } = pricingCopy;
  return (
    <>
      <Section className={pricingStyles().banner} isDark>
        <div className="top">
          <h2>{pricingBanner.text}</h2>
          <ButtonLink variant="lit" href="/contact">
            {banner.action}
          </ButtonLink>
        </div>
        <dl>
          {banner.figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="note">
          {pricingBanner.note} <TextLink {...howWeMeasureLink} />
        </p>
      </Section>
      <Section className={pricingStyles().prices}>
        <div>
          <h2>{list.title}</h2>
          <p>{list.text}</p>
        </div>
        <div>
          {[
            { prices: priceList, unit: list.unit },
            { prices: Object.values(planPrices), unit: list.taxExcluded },
          ].map(({ prices, unit }) => (
            <ul key={unit}>
              {prices.map(({ service, display }) => (
                <li key={service}>
                  {service}
                  <b>
                    {display} <small>{unit}</small>
                  </b>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Section>
      <div className={pricingStyles().terms}>
        <Container>
          {[included, terms].map(({ title, rows }) => (
            <section key={title}>
              <h2>{title}</h2>
              <TermList terms={rows} wideLayout="beside" />
            </section>
          ))}
          <p className="more">
            <ForwardLink href={beforeYouSignLink.href}>{beforeYouSignLink.text}</ForwardLink>
          </p>
        </Container>
      </div>
      <CallToAction
        background="night"
        className={pricingStyles().custom}
        title={custom.title}
        text={custom.text}
      >
        <ButtonLink variant="lit" href="/contact">
          {custom.action}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
