import { BackLink } from '../../components/arrow-link';
import { Container } from '../../components/container';
import { Island } from '../../components/island';
import { TextLink } from '../../components/text-link';
import { calculatorCopy, calculatorHeadCopy } from '../../content/copy/calculator/page';
import { howWeMeasureLink } from '../../content/navigation';
import { calculatorData } from '../../seo/calculator-data';
import type { PageHead } from '../../seo/page-head';
import { revenueCalculatorTopClass } from './revenue-calculator.styles';

export const head: PageHead = {
  ...calculatorHeadCopy,
  crumb: calculatorCopy.title,
  trail: [{ name: calculatorCopy.back, path: '/tools' }],
  pictureWords: { title: calculatorCopy.title },
  structuredData: (head) => [calculatorData(head)],
};

/** Shows /tools/revenue-calculator with a link back to /tools. React hydrates only the calculator. */
export function Page() {
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
