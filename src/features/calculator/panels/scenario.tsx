import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { CalculatorState } from '../../../domain/calculator';
import { typedNumber } from '../../../domain/number-field';
import type { OtaTerms } from '../../../domain/ota-cost';
import {
  otaTerms,
  type PanelField,
  type PanelFigures,
  panelFields,
  panelsText,
  readPanels,
} from '../../../domain/panel-figures';
import type { Season } from '../../../domain/year-by-months';
import { StoredPanelsContext, useCalculatorView } from '../calculator-context';

/** The fields of the panels as raw text, so that "12." and an emptied field survive. */
type PanelTexts = Readonly<Record<PanelField, string>>;

export interface Scenario {
  readonly texts: PanelTexts;
  /** What the fields and the months say. */
  readonly figures: PanelFigures;
  readonly setText: (field: PanelField, text: string) => void;
  /** Marks the months: January to December. */
  readonly setMonths: (months: readonly Season[]) => void;
  readonly terms: OtaTerms;
  /** Percent of all nights that are moved from agencies to direct booking. */
  readonly movedPercent: number;
  readonly change: { readonly occupancyPoints: number; readonly pricePercent: number };
}

const ScenarioContext = createContext<Scenario | null>(null);

/** Gives the parts inside it what is asked of the figures in the panels. It is saved and undone with the form. */
export function ScenarioOfPanels({ children }: { children: ReactNode }) {
  const { change } = useCalculatorView();
  const panels = useContext(StoredPanelsContext);
  const figures = useMemo(() => readPanels(panels), [panels]);
  const [typed, setTyped] = useState<PanelTexts>(() => textsOf(figures));
  const scenario = useMemo((): Scenario => {
    const texts = textsOf(figures, typed);
    const save = (next: PanelFigures) => change({ type: 'panels', text: panelsText(next) });
    return {
      texts,
      figures,
      setText(field, text) {
        setTyped({ ...texts, [field]: text });
        save({ ...figures, [field]: typedNumber(text) });
      },
      setMonths: (months) => save({ ...figures, months }),
      terms: otaTerms(figures),
      movedPercent: figures.moved ?? 0,
      change: { occupancyPoints: figures.occupancyPoints ?? 0, pricePercent: figures.pricePercent ?? 0 },
    };
  }, [figures, typed, change]);
  return <ScenarioContext value={scenario}>{children}</ScenarioContext>;
}

/** What is asked of the figures: by the panels, by what is taken along, and by the sheets that print what they say. */
export function useScenario(): Scenario {
  const scenario = useContext(ScenarioContext);
  if (!scenario) throw new Error('This part of the calculator stands outside <ScenarioOfPanels>');
  return scenario;
}

/** All rooms of the hotel; what is not a number of rooms counts as none. */
export function roomCount({ roomTypes }: CalculatorState): number {
  return roomTypes.reduce((sum, { numberOfRooms }) => sum + Math.max(0, numberOfRooms), 0);
}

/** The text of each field. One whose number is still the one in `typed` keeps its text. */
function textsOf(figures: PanelFigures, typed?: PanelTexts): PanelTexts {
  const texts: Partial<Record<PanelField, string>> = {};
  for (const field of panelFields) {
    const text = typed?.[field];
    const figure = figures[field];
    texts[field] = text !== undefined && typedNumber(text) === figure ? text : String(figure ?? '');
  }
  return texts as PanelTexts;
}
