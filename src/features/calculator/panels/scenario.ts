import { createContext, useContext, useMemo, useState } from 'react';
import type { CalculatorState } from '../../../domain/calculator';
import { fieldNumber } from '../../../domain/number-field';
import type { OtaTerms } from '../../../domain/ota-cost';

/** Examples to start from, and called so beside the fields: 18% commission, 18% GST on it, 4.5% for a direct booking. */
const EXAMPLE = {
  otaShare: '60',
  commission: '18',
  gst: '18',
  directCost: '4.5',
  moved: '10',
  occupancyPoints: '5',
  pricePercent: '8',
};

/** The fields of the panels, as raw text. */
export type ScenarioField = keyof typeof EXAMPLE;

export interface Scenario {
  readonly texts: Readonly<Record<ScenarioField, string>>;
  readonly setText: (field: ScenarioField, text: string) => void;
  readonly terms: OtaTerms;
  /** Percent of all nights that are moved from agencies to direct booking. */
  readonly movedPercent: number;
  readonly change: { readonly occupancyPoints: number; readonly pricePercent: number };
}

/** A scenario that lasts as long as the page: only the hotel's own figures are kept. */
export function useNewScenario(): Scenario {
  const [texts, setTexts] = useState(EXAMPLE);
  return useMemo(
    () => ({
      texts,
      setText: (field, text) => setTexts((known) => ({ ...known, [field]: text })),
      terms: {
        otaSharePercent: fieldNumber(texts.otaShare),
        commissionPercent: fieldNumber(texts.commission),
        gstPercent: fieldNumber(texts.gst),
        directCostPercent: fieldNumber(texts.directCost),
      },
      movedPercent: fieldNumber(texts.moved),
      change: {
        occupancyPoints: fieldNumber(texts.occupancyPoints),
        pricePercent: fieldNumber(texts.pricePercent),
      },
    }),
    [texts],
  );
}

export const ScenarioContext = createContext<Scenario | null>(null);

/** What is asked of the figures: by the panels, and by the sheet that prints what they say. */
export function useScenario(): Scenario {
  const scenario = useContext(ScenarioContext);
  if (!scenario) throw new Error('This part of the calculator stands outside <MoreFromFigures>');
  return scenario;
}

/** All rooms of the hotel; what is not a number of rooms counts as none. */
export function roomCount({ roomTypes }: CalculatorState): number {
  return roomTypes.reduce((sum, { numberOfRooms }) => sum + Math.max(0, numberOfRooms), 0);
}
