import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { memo, useMemo } from 'react';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { calculator as copy } from '../../content/copy/calculator';
import { projectRevenue } from '../../domain/projection';
import { calculatorRecipe } from '../../theme/recipes/calculator';
import { CalculatorContext } from './calculator-context';
import { stateFromForm } from './calculator-form';
import { HotelInformation } from './hotel-information';
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
  const styles = useSlotRecipe({ recipe: calculatorRecipe })();
  return (
    <>
      <Street css={styles.street} />
      <chakra.section css={styles.read} aria-label={copy.total}>
        <Container className="grid">
          <TotalFigure />
        </Container>
      </chakra.section>
      <Container css={styles.duo}>
        <HotelInformation />
        <section>
          <ProjectionTable />
          <chakra.ul css={styles.tips}>
            {copy.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </chakra.ul>
          <ButtonLink href="/contact" marginTop="26px">
            {copy.consultation}
          </ButtonLink>
        </section>
      </Container>
      <MoreLater />
    </>
  );
});
