import { Scene } from '../../components/scene';
import { claims, type MeasuredClaim } from '../../content/claims';
import { caseStudyCopy } from '../../content/copy/case-studies';
import { hundredFigure } from '../../scenes/houses/hundred';
import { growthWindows } from '../../scenes/things/growth-windows';

const words = caseStudyCopy.drawings;

/** The results of a case in windows, beside its table. Only what the table says is drawn: never how full a house was. */
export function ResultsDrawing({ slug }: { slug: string }) {
  if (slug === 'misty-night') return <Growth />;
  const cancelled = cancellations[slug];
  return cancelled ? <Cancellations {...cancelled} /> : null;
}

const cancellations: Readonly<Record<string, { before: MeasuredClaim; after: MeasuredClaim }>> = {
  pugmarks: { before: claims.pugmarks.cancellationsBefore, after: claims.pugmarks.cancellationsAfter },
  palatty: { before: claims.palatty.cancellationsBefore, after: claims.palatty.cancellationsAfter },
};

/** A hundred bookings before, a hundred after; those that were cancelled are crossed out, to the fraction. */
function Cancellations({ before, after }: { before: MeasuredClaim; after: MeasuredClaim }) {
  return (
    <figure>
      <p>{words.cancelledBefore(before.value)}</p>
      <Scene draw={() => hundredFigure({ id: 'rb', take: before.amount })} />
      <p>{words.cancelledAfter(after.value)}</p>
      <Scene draw={() => hundredFigure({ id: 'ra', take: after.amount })} />
      <figcaption>
        <b>{words.illustration}.</b> {words.hundred}
      </figcaption>
    </figure>
  );
}

/** Rate and revenue, each from ten windows to what they became. */
function Growth() {
  const { adrImprovement, otaRevenueGrowth } = claims.mistyNight;
  const rows = [
    { title: words.rate, growth: adrImprovement.amount },
    { title: words.otaRevenue, growth: otaRevenueGrowth.amount },
  ];
  return (
    <figure>
      <div className="pair">
        {rows.map(({ title, growth }) => (
          <div key={title}>
            <p>{title}</p>
            <Scene draw={() => growthWindows({ words: words.words, growth })} />
          </div>
        ))}
      </div>
      <figcaption>
        <b>{words.illustration}.</b> {words.tenths}
      </figcaption>
    </figure>
  );
}
