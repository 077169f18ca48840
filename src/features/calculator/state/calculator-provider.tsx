import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import {
  HOTEL_STORAGE_KEY,
  type HotelInput,
  parseStoredHotel,
  serializeHotel,
} from '../../../domain/calculator/hotel-input';
import {
  PANELS_STORAGE_KEY,
  type PanelInput,
  parseStoredPanels,
  serializePanels,
} from '../../../domain/calculator/panel-input';
import { type Projection, projectRevenue } from '../../../domain/calculator/projection';
import {
  type CalculatorAction,
  type CalculatorState,
  calculatorReducer,
  INITIAL_CALCULATOR_STATE,
} from './calculator-state';
import { type HotelFormValues, hotelInputFrom } from './hotel-form-values';
import { type PanelEdit, type PanelFormValues, panelInputFrom } from './panel-form-values';
import { useLocalStorageSync } from './use-local-storage-sync';

/** What the parts of the calculator share, except the texts and numbers of the panels (`usePanels`). */
interface CalculatorContextValue extends Pick<CalculatorState, 'baselineForm' | 'undo'> {
  readonly hotelForm: HotelFormValues;
  readonly hotelInput: HotelInput;
  readonly projection: Projection;
  /** Changes the hotel or the panels, and stores the change. */
  readonly dispatch: Dispatch<CalculatorAction>;
  /** The last write to local storage failed, so the input is lost when the page closes. */
  readonly hasSaveFailed: boolean;
  /** Ref of the form element, in which the provider looks for early input. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Ref of the large total. The bar at the top is visible only while this element is out of sight. */
  readonly totalRef: RefObject<HTMLOutputElement | null>;
}

/** The panels as form values and as numbers. */
interface PanelsContextValue {
  readonly panelForm: PanelFormValues;
  readonly panelInput: PanelInput;
  readonly dispatch: Dispatch<PanelEdit>;
}

const CalculatorContext = createContext<CalculatorContextValue | null>(null);

/** This is a second context, so an edit in a panel does not render the form. */
const PanelsContext = createContext<PanelsContextValue | null>(null);

/**
 * Provides the calculator's state to `useCalculator` and `usePanels`.
 * - The state is at first the default values, and after hydration the stored ones with the early input.
 * - It stores each edit, and sets `hasSaveFailed` while that fails. It takes over what another tab stores.
 * - Render it once per page. The parts below must attach `formRef` to the form, and `totalRef` to the large total.
 */
export function CalculatorProvider({ children }: { children: ReactNode }) {
  const [{ formValues, baselineForm, undo }, dispatch] = useReducer(
    calculatorReducer,
    INITIAL_CALCULATOR_STATE,
  );
  const { hotelForm, panelForm } = formValues;
  const formRef = useRef<HTMLFormElement>(null);
  const totalRef = useRef<HTMLOutputElement>(null);

  const hotelFigures = useMemo(() => {
    const hotelInput = hotelInputFrom(hotelForm);
    return { hotelInput, projection: projectRevenue(hotelInput) };
  }, [hotelForm]);
  const panelsValue = useMemo(
    () => ({ panelForm, panelInput: panelInputFrom(panelForm), dispatch }),
    [panelForm],
  );

  const isHotelSaved = useLocalStorageSync(
    HOTEL_STORAGE_KEY,
    hotelFigures.hotelInput,
    { serialize: serializeHotel, parse: parseStoredHotel },
    (hotelInput) => dispatch({ type: 'adopt-hotel', hotelInput }),
  );
  const arePanelsSaved = useLocalStorageSync(
    PANELS_STORAGE_KEY,
    panelsValue.panelInput,
    { serialize: serializePanels, parse: parseStoredPanels },
    (panelInput) => dispatch({ type: 'adopt-panels', panelInput }),
  );
  const hasSaveFailed = !isHotelSaved || !arePanelsSaved;

  // After the stored values, which the early input changes.
  useLayoutEffect(() => {
    if (formRef.current) dispatch({ type: 'adopt-early-input', controls: new FormData(formRef.current) });
  }, []);

  const calculatorValue = useMemo(
    () => ({ ...hotelFigures, hotelForm, baselineForm, undo, dispatch, hasSaveFailed, formRef, totalRef }),
    [hotelFigures, hotelForm, baselineForm, undo, hasSaveFailed],
  );
  return (
    <CalculatorContext value={calculatorValue}>
      <PanelsContext value={panelsValue}>{children}</PanelsContext>
    </CalculatorContext>
  );
}

/**
 * Returns the hotel as form values and as numbers, its projection, `baselineForm`, the undo step, `dispatch`, `hasSaveFailed`
 * and the refs. Each change of them renders the caller again. Throws outside `CalculatorProvider`.
 */
export function useCalculator(): CalculatorContextValue {
  const value = useContext(CalculatorContext);
  if (!value) throw new Error('useCalculator needs a <CalculatorProvider> above it');
  return value;
}

/**
 * Returns the panels' form values and numbers, not clamped, and `dispatch`. Each change of the panels renders the caller again.
 * Throws outside `CalculatorProvider`.
 */
export function usePanels(): PanelsContextValue {
  const value = useContext(PanelsContext);
  if (!value) throw new Error('usePanels needs a <CalculatorProvider> above it');
  return value;
}

export type CalculatorFigures = Readonly<ReturnType<typeof useFigures>>;

/** Returns the numbers of form and panels and the projection: a new object per edit. */
export function useFigures() {
  const { hotelInput, projection } = useCalculator();
  const { panelInput } = usePanels();
  return useMemo(() => ({ hotelInput, projection, panelInput }), [hotelInput, projection, panelInput]);
}
