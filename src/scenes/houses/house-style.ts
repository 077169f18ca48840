import * as ink from '../../theme/palette';

/** The kinds of small hotels that the pictures show. */
export const houseStyles = ['hill', 'town', 'haveli', 'lodge'] as const;
export type HouseStyle = (typeof houseStyles)[number];

export type HouseInk = Record<'wall' | 'roof' | 'trim', string>;

/** The colours of each style. */
export const houseInks: Readonly<Record<HouseStyle, HouseInk>> = {
  hill: { wall: ink.wall, roof: ink.oxide, trim: ink.trim },
  town: { wall: ink.neel, roof: ink.neelDark, trim: ink.neelLight },
  haveli: { wall: ink.oxideDark, roof: ink.oxide, trim: ink.terracotta },
  lodge: { wall: '#173F35', roof: '#2F4F2B', trim: '#50724A' },
};
