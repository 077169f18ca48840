import { type ComponentType, memo, startTransition, useEffect, useMemo, useState } from 'react';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { calculator as copy } from '../../content/copy/calculator';
import { PROJECTION_SUBJECT } from '../../domain/calculator';
import { projectRevenue } from '../../domain/projection';
import { startLater } from '../../platform/start-later';
import { CalculatorContext, StoredPanelsContext } from './calculator-context';
import { stateFromForm } from './form/calculator-form';
import { HotelInformation } from './form/hotel-information';
import { ProjectionTable } from './projection/projection-table';
import { TotalFigure } from './projection/total-figure';
import { Street } from './street/street';
import { StreetHouses } from './street/street-houses';
import { styles } from './styles';
import { useCalculator } from './use-calculator';

/** The calculator: street and total, the form beside its projection, and what can be made of the figures. */
export function RevenueCalculator() {
  const { calculator, panels } = useCalculator();
  const state = useMemo(() => stateFromForm(calculator.form), [calculator.form]);
  const projection = useMemo(() => projectRevenue(state), [state]);
  const view = useMemo(() => ({ ...calculator, state, projection }), [calculator, state, projection]);
  return (
    <CalculatorContext value={view}>
      <StoredPanelsContext value={panels}>
        <Frames />
      </StoredPanelsContext>
    </CalculatorContext>
  );
}

/** Everything that stays as it is while the figures change. */
const Frames = memo(function Frames() {
  return (
    <>
      <StreetHouses>
        {/* In one, so that both are in the first frame of a page that comes in the place of another. */}
        <div>
          <Street />
          <TotalFigure />
        </div>
      </StreetHouses>
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
      <MoreFromFigures />
    </>
  );
});

/**
 * What stands below the form, fetched once the page is quiet: nobody needs it before the figures are in, and none of
 * it works without script. Its place is kept, so that the footer does not move.
 */
function MoreFromFigures() {
  const [More, setMore] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      startLater([
        () =>
          import('./more-from-figures').then(
            (module) => () => startTransition(() => setMore(() => module.MoreFromFigures)),
          ),
      ]),
    [],
  );
  return More ? <More /> : <div className={styles.later} aria-hidden="true" />;
}
