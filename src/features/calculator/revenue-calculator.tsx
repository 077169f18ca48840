import { memo, useMemo } from 'react';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { calculator as copy } from '../../content/copy/calculator';
import { PROJECTION_SUBJECT } from '../../domain/calculator';
import { projectRevenue } from '../../domain/projection';
import { CalculatorContext } from './calculator-context';
import { stateFromForm } from './calculator-form';
import { HotelInformation } from './hotel-information';
import { styles } from './look';
import { MoreLater } from './more-later';
import { ProjectionTable } from './projection-table';
import { Street } from './street';
import { countWindows, useStreetHouses } from './street-houses';
import { TotalFigure } from './total-figure';
import { useCalculator } from './use-calculator';

/** The calculator: street and total, the form beside its projection, and what can be made of the figures. */
export function RevenueCalculator() {
  const calculator = useCalculator();
  const state = useMemo(() => stateFromForm(calculator.form), [calculator.form]);
  const projection = useMemo(() => projectRevenue(state), [state]);
  const houses = useStreetHouses(state);
  const windows = copy.windows(countWindows(houses));
  return (
    <CalculatorContext value={{ ...calculator, state, projection, houses, windows }}>
      <Frames />
    </CalculatorContext>
  );
}

/** Everything that stays as it is while the figures change. */
const Frames = memo(function Frames() {
  return (
    <>
      <Street className={styles.street} />
      <section className={styles.read} aria-label={copy.total}>
        <Container className="grid">
          <TotalFigure />
        </Container>
      </section>
      <Container className={styles.duo}>
        <HotelInformation />
        <section>
          <ProjectionTable />
          <ul className={styles.tips}>
            {copy.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
          <ButtonLink href="/contact" data-subject={PROJECTION_SUBJECT} className={styles.ask}>
            {copy.consultation}
          </ButtonLink>
        </section>
      </Container>
      <MoreLater />
    </>
  );
});
