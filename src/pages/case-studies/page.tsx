import { arrowLinkClass } from '../../components/arrow-link.styles';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { ArrowForwardIcon } from '../../components/icons';
import { PagePicture } from '../../components/page-picture';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { TextLink } from '../../components/text-link';
import { findArticle } from '../../content/articles';
import { type CaseStudy, caseStudies } from '../../content/case-studies';
import { caseStudiesCopy } from '../../content/copy/case-study-pages';
import { howWeMeasureLink } from '../../content/navigation';
import { mistyNight } from '../../scenes/case-studies/misty-night';
import { wideSharePicture } from '../../scenes/share/share-layouts';
import { listPageData } from '../../seo/list-page-data';
import * as palette from '../../theme/palette';
import { caseStudyDrawings, drawingImage, drawingsOf } from '../drawings';
import type { PageModule } from '../page-module';
import { caseStudiesStyles } from './case-studies.styles';

export default {
  Page,
  head: {
    ...caseStudiesCopy.head,
    pageType: 'CollectionPage',
    pictureWords: { title: `${caseStudiesCopy.title}: ${caseStudiesCopy.subtitle}` },
    structuredData: ({ path }) => [listPageData(path, caseStudies)],
  },
  background: 'sky',
  sharePicture: {
    drawSharePicture: wideSharePicture(palette.sky, mistyNight),
    drawingDescription: 'A low tiled house in the mist, most of its windows lit.',
  },
} satisfies PageModule;

/**
 * Shows /case-studies: a wide band for the first study, smaller bands for the rest, then links to picked articles and /contact.
 * Throws if a picked article does not exist, or if a study has no drawings.
 */
function Page() {
  const [featured, ...rest] = caseStudies;
  const { title, subtitle, more, articles, closing } = caseStudiesCopy;
  return (
    <>
      {featured ? (
        <article className={`${caseStudiesStyles().band} first`} data-sky={featured.sky}>
          <Container className="words">
            <h1>
              {title}: <span>{subtitle}</span>
            </h1>
            <CaseStudySummary caseStudy={featured} />
          </Container>
          <SvgMarkup svg={listDrawing(featured)} />
        </article>
      ) : null}
      <section className={caseStudiesStyles().more} aria-labelledby="more">
        <Container className="on-dark">
          <h2 id="more">{more.title}</h2>
          <p>
            {more.text} <TextLink {...howWeMeasureLink} />
          </p>
        </Container>
        <div className="bands">
          {rest.map((caseStudy) => (
            <article className={caseStudiesStyles().band} data-sky={caseStudy.sky} key={caseStudy.slug}>
              <div className="words">
                <CaseStudySummary caseStudy={caseStudy} />
              </div>
              <PagePicture className="both" {...drawingImage(`band-${caseStudy.slug}`)} />
            </article>
          ))}
        </div>
      </section>
      <Section className={caseStudiesStyles().rows}>
        <h2>{articles.title}</h2>
        <ul>
          {articles.picks.map(findArticle).map(({ slug, path, title, listMinutes }) => (
            <li key={slug}>
              <a href={path}>
                <b>{title}</b>
                <span>{articles.minutes(listMinutes)}</span>
                <ArrowForwardIcon />
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section className={caseStudiesStyles().closing}>
        <DarkWindow />
        <div>
          <h2>{closing.title}</h2>
          <p>{closing.text}</p>
        </div>
        <ButtonLink href="/contact">{closing.action}</ButtonLink>
      </Section>
    </>
  );
}

function listDrawing({ slug }: CaseStudy): string {
  const { hero, listHero = hero } = drawingsOf(caseStudyDrawings, slug);
  return listHero;
}

/** Its link covers the whole band. */
function CaseStudySummary({ caseStudy: { name, path, excerpt, metrics } }: { caseStudy: CaseStudy }) {
  return (
    <>
      <h2>
        <a className="name" href={path}>
          {name}
        </a>{' '}
        <span className="figures">
          {metrics
            .filter(({ isLit }) => isLit)
            .map(({ value, label }) => (
              <span key={label}>
                <b>{value}</b> {label}{' '}
              </span>
            ))}
        </span>
      </h2>
      <p className="excerpt">{excerpt}</p>
      <span className={`${arrowLinkClass()} read`} aria-hidden="true">
        <span>{caseStudiesCopy.read}</span>
        <ArrowForwardIcon />
      </span>
    </>
  );
}

function DarkWindow() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <path fill={palette.pane} d="M14 112V50a46 46 0 0 1 92 0v62zM4 112h112v8H4z" />
      <path stroke={palette.trim} strokeWidth="4.6" d="M60 4v108M14 49h92" />
    </svg>
  );
}
