import { SvgMarkup } from '../../components/svg-markup';
import type { CaseStudy } from '../../content/case-studies';
import { caseStudyCopy } from '../../content/copy/case-studies';
import { hundredFigure } from '../../scenes/houses/hundred-house';
import { growthWindows } from '../../scenes/things/growth-windows';

const words = caseStudyCopy.drawings;

type Results = NonNullable<CaseStudy['results']>;

/** Draws `cancelled` and `grown` of a case study's results, each with a caption. Omits the one that is missing. */
export function ResultsDrawing({ results: { cancelled, grown } }: { results: Results }) {
  return (
    <>
      {cancelled ? <Cancellations {...cancelled} /> : null}
      {grown ? <Growth rows={grown} /> : null}
    </>
  );
}

/** Shows a hundred bookings before and a hundred after. Cancelled bookings are crossed out, fractions included. */
function Cancellations({ before, after }: NonNullable<Results['cancelled']>) {
  return (
    <figure>
      <p>{words.cancelledBefore(before.value)}</p>
      <SvgMarkup svg={hundredFigure({ id: 'rb', taken: before.amount })} />
      <p>{words.cancelledAfter(after.value)}</p>
      <SvgMarkup svg={hundredFigure({ id: 'ra', taken: after.amount })} />
      <figcaption>
        <b>{words.illustration}.</b> {words.hundred}
      </figcaption>
    </figure>
  );
}

function Growth({ rows }: { rows: NonNullable<Results['grown']> }) {
  return (
    <figure>
      <div className="pair">
        {rows.map(({ title, figure }) => (
          <div key={title}>
            <p>{title}</p>
            <SvgMarkup svg={growthWindows({ words: words.words, growth: figure.amount })} />
          </div>
        ))}
      </div>
      <figcaption>
        <b>{words.illustration}.</b> {words.tenths}
      </figcaption>
    </figure>
  );
}
