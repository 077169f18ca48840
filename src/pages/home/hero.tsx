import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { GoLink } from '../../components/go-link';
import { Scene } from '../../components/scene';
import { type HeroSlide, homeCopy } from '../../content/copy/home';
import { heroScene } from '../../scenes/houses/hero-scene';
import { PagePicture } from '../page-picture';
import { heroClass } from './hero.styles';
import { lightingUp, motionAllowed } from './lighting-up';

const copy = homeCopy.hero;

/**
 * The opening: one house on three evenings. The first stands in the HTML; the others are a press on a window, an arrow
 * key or a swipe away. Which one is seen is the state of three radio buttons and nothing else, so it needs no script,
 * and their pictures are not asked for before they are chosen.
 */
export function Hero() {
  return (
    <section className={heroClass()}>
      <Container className="words">
        <div className="slides">
          {copy.slides.map(({ id, content, description }, i) => (
            <div key={id} className="slide">
              {i === 0 ? <h1>{content}</h1> : <h2>{content}</h2>}
              <p>{description}</p>
            </div>
          ))}
        </div>
        <div className="act">
          <ButtonLink href="/contact">{copy.audit}</ButtonLink>
          <div className="next">
            <GoLink href="/tools/revenue-calculator">{copy.calculator}</GoLink>
            <fieldset aria-label={copy.slidesLabel}>
              <Panes />
            </fieldset>
          </div>
        </div>
      </Container>
      <div className="views">
        {copy.slides.map((slide, i) =>
          i === 0 ? <Evening key={slide.id} slide={slide} /> : <View key={slide.id} slide={slide} />,
        )}
      </div>
      <div className="tally">
        <Container>
          {copy.slides.map((slide) => (
            <Tally key={slide.id} slide={slide} />
          ))}
        </Container>
      </div>
    </section>
  );
}

/** One window for each slide; the lit one is the slide that is seen. */
function Panes() {
  return copy.slides.map(({ id, content }, i) => (
    <label key={id}>
      <input type="radio" name="evening" value={id} defaultChecked={i === 0} aria-label={content} />
      <span aria-hidden="true" />
    </label>
  ));
}

/** The first picture. A phone finds it in the HTML and need not ask; a wide screen has its own drawing, in a file. */
function Evening({ slide }: { slide: HeroSlide }) {
  const { occupancy, imageUrl } = slide;
  const { wide } = imageUrl;
  return (
    <div className="view">
      <Scene className="phone light" draw={() => heroScene({ id: 'hero', w: 390, h: 430, occupancy }).svg} />
      <PagePicture
        className="wide"
        src={wide}
        sources={[{ media: motionAllowed, srcSet: `${wide}${lightingUp}` }]}
        width={1440}
        height={800}
        fetchPriority="high"
      />
    </div>
  );
}

/** A later picture: lazy and not displayed, so it is fetched when its window is pressed. */
function View({ slide }: { slide: HeroSlide }) {
  const { wide, phone } = slide.imageUrl;
  return (
    <PagePicture
      className="view"
      src={phone}
      sources={[{ media: '(min-width: 768px)', srcSet: wide }]}
      width={390}
      height={430}
    />
  );
}

/** How many windows are lit, in the drawing that this screen shows. */
function Tally({ slide }: { slide: HeroSlide }) {
  const { phone, wide } = slide.windows;
  return (
    <p className="count">
      <b className="phone">{copy.count(phone)}</b>
      <b className="wide">{copy.count(wide)}</b> <span>{slide.tally}</span>
    </p>
  );
}
