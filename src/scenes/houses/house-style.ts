import * as ink from '../../theme/palette';

/** The four ways a small hotel is built in this country of pictures. */
export const houseStyles = ['hill', 'town', 'haveli', 'lodge'] as const;
export type HouseStyle = (typeof houseStyles)[number];

export interface HouseInk {
  wall: string;
  roof: string;
  trim: string;
}

const inks: Record<HouseStyle, HouseInk> = {
  hill: { wall: ink.wall, roof: ink.oxide, trim: ink.trim },
  town: { wall: ink.neel, roof: ink.neelDk, trim: ink.neelHi },
  haveli: { wall: ink.oxideDk, roof: ink.oxide, trim: ink.terracotta },
  lodge: { wall: '#173F35', roof: '#2F4F2B', trim: '#50724A' },
};

/** The inks of a style, with what `palette` changes. */
export function houseInk(style: HouseStyle, palette: Partial<HouseInk> = {}): HouseInk {
  return { ...inks[style], ...palette };
}
