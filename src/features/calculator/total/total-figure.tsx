import { useId } from 'react';
import { Section } from '../../../components/section';
import { calculatorCopy as copy } from '../../../content/copy/calculator/page';
import { formatRupees, rupeesInWords } from '../../../domain/money';
import { fontStep } from '../results/font-step';
import { useCalculator } from '../state/calculator-provider';
import { totalFigureClass } from './total-figure.styles';

/** Shows `summary`, and the total revenue in figures and words: a dash and a note if it is too large. Attaches `totalRef`. */
export function TotalFigure({ summary }: { summary: string }) {
  const { projection, totalRef } = useCalculator();
  const labelId = useId();
  const { revenue } = projection;
  const figure = formatRupees(revenue);
  return (
    <Section className={totalFigureClass()} aria-label={copy.total}>
      <p className="label" id={labelId}>
        {copy.total}
      </p>
      {/* Ninety thousand crore fit on one line of a small phone. */}
      <output ref={totalRef} className="total" aria-labelledby={labelId} {...fontStep(figure, 11, 14, 17)}>
        {figure}
      </output>
      <p className="summary">{summary}</p>
      <p className="words">
        {revenue === null ? copy.totalTooLarge : copy.totalInWords(rupeesInWords(revenue))}
      </p>
    </Section>
  );
}
