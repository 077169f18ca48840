import { startTransition, useEffect, useState } from 'react';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { calculatorCopy as copy } from '../../content/copy/calculator/page';
import { PROJECTION_SUBJECT } from '../../domain/calculator/hotel-input';
import { startWhenIdle } from '../../platform/start-when-idle';
import { HotelForm } from './form/hotel-form';
import { ProjectionTable } from './projection/projection-table';
import { revenueCalculatorStyles } from './revenue-calculator.styles';
import { CalculatorProvider } from './state/calculator-provider';
import { StreetAndTotal } from './street/street-and-total';

/**
 * Shows the street, total, form and projection of the stored hotel, or of the default one.
 * - It loads panels and buttons when the page is idle. If that fails, it tries again when the network or the visitor returns.
 * - It stores each edit in local storage. If that fails, a note says so, and the edits last until the page closes.
 */
export function RevenueCalculator() {
  return (
    <CalculatorProvider>
      <StreetAndTotal />
      <Container className={revenueCalculatorStyles().columns}>
        <HotelForm />
        <section>
          <ProjectionTable />
          <ul className={revenueCalculatorStyles().tips}>
            {copy.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
          <ButtonLink
            href="/contact"
            data-subject={PROJECTION_SUBJECT}
            className={revenueCalculatorStyles().contactLink}
          >
            {copy.consultation}
          </ButtonLink>
        </section>
      </Container>
      <PartsBelowFormLoader />
    </CalculatorProvider>
  );
}

/** Loads the parts below the form when the page is idle. Until then an empty element keeps their space above the footer. */
function PartsBelowFormLoader() {
  const [partsBelowForm, setPartsBelowForm] = useState(
    <div className={revenueCalculatorStyles().lazySpace} aria-hidden="true" />,
  );
  useEffect(
    () =>
      startWhenIdle([
        () =>
          import('./parts-below-form').then(({ PartsBelowForm }) =>
            startTransition(() => setPartsBelowForm(<PartsBelowForm />)),
          ),
      ]),
    [],
  );
  return partsBelowForm;
}
