import type { HotelState, PanelsState } from '../state/use-calculator';

/** What a share button sends or saves. */
export type ShareContent = Pick<HotelState, 'hotelInput' | 'projection'> & Pick<PanelsState, 'panelInput'>;
