import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { mapFields } from '../../../domain/map-fields';
import { optionalNumber } from '../../../domain/number-field';
import type { OtaTerms } from '../../../domain/ota-cost';
import {
  otaTerms,
  type PanelField,
  type PanelFigures,
  panelFields,
  parsePanels,
  serializePanels,
} from '../../../domain/panel-figures';
import type { Season } from '../../../domain/year-by-months';
import { PanelsTextContext, useCalculatorContext } from '../calculator-context';

/** The fields of the panels as raw text, so that "12." and an emptied field stay as typed. */
type PanelTexts = Readonly<Record<PanelField, string>>;

/** What the visitor entered in the panels, and the functions that change it. */
export interface PanelInput {
  readonly texts: PanelTexts;
  readonly setText: (field: PanelField, text: string) => void;
  /** Sets the season of `marked` months; 0 for January. */
  readonly markMonths: (season: Season, marked: readonly number[]) => void;
  /** The numbers of the fields, and the seasons of the months. */
  readonly panelFigures: PanelFigures;
  /** An empty or unreadable field counts as 0 here, in `movedPercent` and in `change`. */
  readonly terms: OtaTerms;
  /** Percent of all nights that move from OTAs to direct booking. */
  readonly movedPercent: number;
  readonly change: { readonly occupancyPoints: number; readonly pricePercent: number };
}

const PanelInputContext = createContext<PanelInput | null>(null);

/** Provides the input to `usePanelInput`; the calculator stores each change. Throws outside <RevenueCalculator>. */
export function PanelInputProvider({ children }: { children: ReactNode }) {
  const { dispatch } = useCalculatorContext();
  const panelsText = useContext(PanelsTextContext);
  const panelFigures = useMemo(() => parsePanels(panelsText), [panelsText]);
  const [typed, setTyped] = useState<Partial<PanelTexts>>({});
  const input = useMemo((): PanelInput => {
    const edit = (change: (stored: PanelFigures) => Partial<PanelFigures>) =>
      dispatch({
        type: 'panels',
        update(text) {
          const stored = parsePanels(text);
          return serializePanels({ ...stored, ...change(stored) });
        },
      });
    return {
      texts: mapFields(panelFields, (field) => textOf(panelFigures[field], typed[field])),
      setText(field, text) {
        setTyped((texts) => ({ ...texts, [field]: text }));
        edit(() => ({ [field]: optionalNumber(text) }));
      },
      markMonths: (season, marked) =>
        edit(({ months }) => ({ months: months.map((own, i) => (marked.includes(i) ? season : own)) })),
      panelFigures,
      terms: otaTerms(panelFigures),
      movedPercent: panelFigures.moved ?? 0,
      change: {
        occupancyPoints: panelFigures.occupancyPoints ?? 0,
        pricePercent: panelFigures.pricePercent ?? 0,
      },
    };
  }, [dispatch, panelFigures, typed]);
  return <PanelInputContext value={input}>{children}</PanelInputContext>;
}

/** Returns the panels' texts, numbers (not clamped) and functions that change them. Throws outside <PanelInputProvider>. */
export function usePanelInput(): PanelInput {
  const input = useContext(PanelInputContext);
  if (!input) throw new Error('usePanelInput needs a <PanelInputProvider> above it');
  return input;
}

/** Returns the typed text while it has this value, else the value as text. */
function textOf(value: number | null, typed: string | undefined): string {
  return typed !== undefined && optionalNumber(typed) === value ? typed : String(value ?? '');
}
