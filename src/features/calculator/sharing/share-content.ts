import type { HotelState, PanelsState } from '../state/use-calculator';

/** The figures that a share button sends or saves. */
export type ShareContent = Pick<HotelState, 'figures' | 'projection'> & Pick<PanelsState, 'panelFigures'>;
