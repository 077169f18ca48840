import { type CalculatorState, DEFAULT_CALCULATOR_STATE, parseStoredText } from '../../domain/calculator';

/**
 * The figures in a text that this device or another tab stored; the defaults where there is none. null: it cannot be read,
 * which is logged, and the text is left as it is.
 */
export function storedFigures(text: string | null): CalculatorState | null {
  if (text === null) return DEFAULT_CALCULATOR_STATE;
  const parsed = parseStoredText(text);
  if (parsed.ok) return parsed.state;
  console.error('The saved calculator figures cannot be read:', parsed.error);
  return null;
}
