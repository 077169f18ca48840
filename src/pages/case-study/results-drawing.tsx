import { LazyScene } from '../../components/lazy-scene';
import { caseStudyCopy } from '../../content/copy/case-studies';
import { cancellations } from './cancellations';
import { resultDrawings } from './figures';

const words = caseStudyCopy.drawings;

/** The results of a case in windows, beside its table. Only what the table says is drawn: never how full a house was. */
export function ResultsDrawing({ slug }: { slug: string }) {
  switch (slug) {
    case 'misty-night':
      return <Growth />;
    case 'pugmarks':
    case 'palatty':
      return <Cancellations slug={slug} />;
    default:
      return null;
  }
}

/** A hundred bookings before, a hundred after. */
function Cancellations({ slug }: { slug: keyof typeof cancellations }) {
  const { before, after } = cancellations[slug];
  return (
    <figure>
      <p>{words.cancelledBefore(before.value)}</p>
      <Drawing slug={slug} index={0} />
      <p>{words.cancelledAfter(after.value)}</p>
      <Drawing slug={slug} index={1} />
      <figcaption>
        <b>{words.illustration}.</b> {words.hundred}
      </figcaption>
    </figure>
  );
}

/** Rate and revenue, each from ten windows to what they became. */
function Growth() {
  return (
    <figure>
      <div className="pair">
        {[words.rate, words.otaRevenue].map((title, i) => (
          <div key={title}>
            <p>{title}</p>
            <Drawing slug="misty-night" index={i} />
          </div>
        ))}
      </div>
      <figcaption>
        <b>{words.illustration}.</b> {words.tenths}
      </figcaption>
    </figure>
  );
}

function Drawing({ slug, index }: { slug: string; index: number }) {
  const source = resultDrawings(slug);
  return source ? <LazyScene source={source} draw={(drawings) => drawings[index] ?? ''} /> : null;
}
