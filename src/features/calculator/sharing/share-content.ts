import type { HotelState, PanelsState } from '../state/use-calculator';

/** The figures that a button of the share board sends or saves. */
export type ShareContent = Pick<HotelState, 'figures' | 'projection'> & Pick<PanelsState, 'panelFigures'>;
