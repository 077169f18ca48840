import { ForwardLink } from '../../components/arrow-link';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { PagePicture } from '../../components/page-picture';
import { SvgMarkup } from '../../components/svg-markup';
import { type HeroSlide, homeCopy } from '../../content/copy/home';
import { heroScene } from '../../scenes/houses/hero-scene';
import { countHotelWindows } from '../../scenes/houses/hill-hotel';
import { drawingImage, LIGHT_UP_HASH, MOTION_ALLOWED_QUERY, wideSource } from '../drawings';
import { heroClass } from './hero.styles';

const copy = homeCopy.hero;

/**
 * Shows one hotel on three evenings, as three slides. Radio buttons choose the slide, which works without script.
 * - `script.ts` adds swiping. It expects the slides in the first section of the page.
 * - The pictures after the first are files. The browser requests each when its slide is chosen.
 */
export function Hero() {
  return (
    <section className={heroClass()}>
      <Container className="words">
        <div className="slides">
          {copy.slides.map(({ id, headline, description }, i) => (
            <div key={id} className="slide">
              {i === 0 ? <h1>{headline}</h1> : <h2>{headline}</h2>}
              <p>{description}</p>
            </div>
          ))}
        </div>
        <div className="actions">
          <ButtonLink href="/contact">{copy.audit}</ButtonLink>
          <div className="next">
            <ForwardLink href="/tools/revenue-calculator">{copy.calculator}</ForwardLink>
            {/* Each radio button is drawn as a window. The window of the visible slide is lit. */}
            <fieldset aria-label={copy.slidesLabel}>
              {copy.slides.map(({ id, headline }, i) => (
                <label key={id}>
                  <input
                    type="radio"
                    name="evening"
                    value={id}
                    defaultChecked={i === 0}
                    aria-label={headline}
                  />
                  <span aria-hidden="true" />
                </label>
              ))}
            </fieldset>
          </div>
        </div>
      </Container>
      <div className="views">
        {copy.slides.map((slide, i) =>
          i === 0 ? (
            <FirstSlidePicture key={slide.id} slide={slide} />
          ) : (
            // The picture is lazy and not displayed, so the browser requests it when the slide is chosen.
            <PagePicture
              key={slide.id}
              {...drawingImage(`home-${slide.id}`)}
              sources={[wideSource(`home-${slide.id}`)]}
            />
          ),
        )}
      </div>
      <div className="tally">
        <Container>
          {/* Each slide has two counts of lit windows, one for the narrow drawing and one for the wide one. */}
          {copy.slides.map(({ id, occupancy, tally }) => (
            <p key={id} className="count">
              <b className="narrow">{litCount(occupancy, false)}</b>
              <b className="wide">{litCount(occupancy, true)}</b> <span>{tally}</span>
            </p>
          ))}
        </Container>
      </div>
    </section>
  );
}

/** Returns the count of lit windows in the narrow or the wide drawing: '50 of 68'. */
function litCount(occupancy: number, isWide: boolean): string {
  const { lit, windows } = countHotelWindows(occupancy, isWide);
  return copy.count(lit, windows);
}

/** Shows the first picture. It is inline SVG on a narrow screen, and on a wide one a file with another drawing. */
function FirstSlidePicture({ slide: { id, occupancy } }: { slide: HeroSlide }) {
  const wide = drawingImage(`home-${id}-wide`);
  return (
    <div>
      <SvgMarkup className="narrow" svg={heroScene({ id: 'hero', w: 390, h: 430, occupancy })} />
      <PagePicture
        className="wide"
        {...wide}
        sources={[{ media: MOTION_ALLOWED_QUERY, srcSet: `${wide.src}${LIGHT_UP_HASH}` }]}
        fetchPriority="high"
      />
    </div>
  );
}
