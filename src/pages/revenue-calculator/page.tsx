import { BackLink } from '../../components/arrow-link';
import { Container } from '../../components/container';
import { Island } from '../../components/island';
import { TextLink } from '../../components/text-link';
import { calculatorCopy, calculatorHeadCopy } from '../../content/copy/calculator/page';
import { exampleHotel } from '../../content/example-hotel';
import { howWeMeasureLink } from '../../content/navigation';
import { singleHouse } from '../../scenes/houses/draw-house';
import { objectSharePicture } from '../../scenes/share/share-layouts';
import { calculatorData } from '../../seo/calculator-data';
import type { PageModule } from '../page-module';
import { revenueCalculatorTopClass } from './revenue-calculator.styles';

const { rooms, occupancyPercent } = exampleHotel;

export default {
  Page,
  head: {
    ...calculatorHeadCopy,
    crumb: calculatorCopy.title,
    trail: [{ name: calculatorCopy.back, path: '/tools' }],
    pictureWords: { title: calculatorCopy.title },
    structuredData: (head) => [calculatorData(head)],
  },
  sharePicture: {
    drawSharePicture: objectSharePicture({
      object: singleHouse({ id: 's', rooms, occupancy: occupancyPercent }),
      size: { w: 200, h: 204 },
    }),
    drawingDescription: `A house of ${rooms} rooms, ${Math.round((rooms * occupancyPercent) / 100)} of them lit.`,
  },
} satisfies PageModule;

/** Shows /tools/revenue-calculator with a link back to /tools. React hydrates only the calculator. */
function Page() {
  return (
    <>
      <Container className={revenueCalculatorTopClass()}>
        <BackLink href="/tools">{calculatorCopy.back}</BackLink>
        <div className="opening">
          <h1>{calculatorCopy.title}</h1>
          <p className="subtitle">
            {`${calculatorCopy.subtitle} `}
            <TextLink {...howWeMeasureLink} />
          </p>
        </div>
      </Container>
      <Island name="calculator" />
    </>
  );
}
