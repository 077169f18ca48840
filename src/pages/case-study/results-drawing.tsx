import { SvgMarkup } from '../../components/svg-markup';
import type { CaseStudy } from '../../content/case-studies';
import { caseStudyCopy } from '../../content/copy/case-study-pages';
import { growthWindows } from '../../scenes/building-parts/growth-windows';
import { hundredHousePicture } from '../../scenes/houses/hundred-house';

const copy = caseStudyCopy.drawings;

type Results = NonNullable<CaseStudy['results']>;

/** Draws `cancelled` and `grown` of a case study's results, each with a caption. Shows nothing for a missing one. */
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
      <p>{copy.cancelledBefore(before.value)}</p>
      <SvgMarkup svg={hundredHousePicture({ id: 'rb', crossedOut: before.amount })} />
      <p>{copy.cancelledAfter(after.value)}</p>
      <SvgMarkup svg={hundredHousePicture({ id: 'ra', crossedOut: after.amount })} />
      <figcaption>
        <b>{copy.illustration}.</b> {copy.hundred}
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
            <SvgMarkup svg={growthWindows({ words: copy.words, growth: figure.amount })} />
          </div>
        ))}
      </div>
      <figcaption>
        <b>{copy.illustration}.</b> {copy.tenths}
      </figcaption>
    </figure>
  );
}
