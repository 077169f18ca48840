import { BackLink } from '../../components/arrow-link';
import { ButtonLink } from '../../components/button';
import { CallToAction } from '../../components/call-to-action';
import { Container } from '../../components/container';
import { divideProse, type ProseBody } from '../../components/prose/divide-prose';
import { printClass } from '../../components/prose/print.styles';
import { tableElements } from '../../components/prose/table-elements';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { VisuallyHidden } from '../../components/visually-hidden';
import {
  type CaseStudy,
  caseStudies,
  loadCaseStudyBody,
  sharePictureTextsOf,
} from '../../content/case-studies';
import { claims } from '../../content/claims';
import { caseStudiesCopy, caseStudyCopy } from '../../content/copy/case-study-pages';
import type { CaseStudyDrawings } from '../../scenes/case-study-drawings';
import { withLabel } from '../../scenes/kit/svg';
import { caseStudySharePicture } from '../../scenes/share/case-study-share-picture';
import type { ShareWords } from '../../scenes/share/share-layouts';
import { caseStudyData } from '../../seo/case-study-data';
import type { PageHead } from '../../seo/page-head';
import { caseStudyDrawings, drawingsOf } from '../drawings';
import type { PageModule } from '../page-module';
import { caseStudyStyles } from './case-study.styles';
import { MetricWindows } from './metric-windows';
import { ResultsDrawing } from './results-drawing';

/**
 * Resolves to `Page`, `head`, `background` (behind the header) and `sharePicture` of the case study with this path. Rejects if
 * there is no such case study, if it has no drawings, or if loading fails.
 */
export default async function pageOf(path: string): Promise<PageModule> {
  const caseStudy = caseStudies.find((each) => each.path === path);
  if (!caseStudy) throw new Error(`There is no case study ${path}`);
  const drawings = drawingsOf(caseStudyDrawings, caseStudy.slug);
  const { drawingDescription, figure, meaning, ...pictureWords } = sharePictureTextsOf(caseStudy);
  const body = divideProse(await loadCaseStudyBody(caseStudy.slug), { components: tableElements, claims });
  return {
    Page: () => <CaseStudyView caseStudy={caseStudy} drawings={drawings} body={body} />,
    head: caseStudyHead(caseStudy, pictureWords),
    // A light sky continues behind the header. On oxide the header's text would not be readable.
    background: caseStudy.sky === 'oxide' ? 'canvas' : 'sky',
    sharePicture: {
      drawSharePicture: (words: ShareWords) =>
        caseStudySharePicture(drawings.shareLandscape, { ...words, figure, meaning }),
      drawingDescription,
    },
  };
}

function caseStudyHead(caseStudy: CaseStudy, pictureWords: ShareWords): PageHead {
  const { headTitle, description, keywords, name } = caseStudy;
  return {
    title: headTitle,
    description,
    keywords,
    crumb: name,
    trail: [{ path: caseStudiesCopy.head.path, name: caseStudiesCopy.head.crumb }],
    article: { section: caseStudiesCopy.title },
    pictureWords,
    structuredData: () => [caseStudyData(caseStudy)],
  };
}

/** The id of the section that has its own background and a drawing of its figures. */
const RESULTS_ANCHOR = 'results';

interface CaseStudyViewProps {
  caseStudy: CaseStudy;
  drawings: CaseStudyDrawings;
  body: ProseBody;
}

function CaseStudyView({ caseStudy, drawings, body }: CaseStudyViewProps) {
  const { name, change, sky, pictureText, metrics, results } = caseStudy;
  const [firstMetric] = metrics;
  const styles = caseStudyStyles({ sky });
  const { closing } = caseStudyCopy;
  return (
    <>
      <div className={`${styles.hero} ${printClass()}`}>
        <Container className="words">
          <BackLink href={caseStudiesCopy.head.path} data-not-printed>
            {caseStudyCopy.back}
          </BackLink>
          <h1>
            {name}
            <VisuallyHidden>: </VisuallyHidden>
            <span className="change">{change}</span>
          </h1>
        </Container>
        <SvgMarkup data-not-printed svg={withLabel(drawings.hero, pictureText)} />
      </div>
      <MetricWindows metrics={metrics} name={name} />
      <div className={styles.rows}>
        <Container className="opening">{body.opening}</Container>
        {body.sections.map(({ id, title, content }) => (
          <Section key={id} id={id} className={id === RESULTS_ANCHOR ? 'results' : undefined}>
            <h2>
              {id === RESULTS_ANCHOR && firstMetric
                ? `${title}: ${firstMetric.value} ${firstMetric.label}`
                : title}
            </h2>
            <div>{content}</div>
            {id === RESULTS_ANCHOR && results ? <ResultsDrawing results={results} /> : null}
          </Section>
        ))}
      </div>
      <CallToAction background="oxide" title={closing.title} data-not-printed>
        <ButtonLink variant="lit" href="/contact">
          {closing.audit}
        </ButtonLink>
        <ButtonLink variant="outline" href={caseStudiesCopy.head.path}>
          {closing.more}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
