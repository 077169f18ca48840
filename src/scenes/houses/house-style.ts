import * as palette from '../../theme/palette';

/** The kinds of small hotels that the pictures show. */
export const houseStyles = ['hill', 'town', 'haveli', 'lodge'] as const;
export type HouseStyle = (typeof houseStyles)[number];

/** `trim` is the colour of frames, ledges, posts and steps. */
export type HouseColours = Record<'wall' | 'roof' | 'trim', string>;

/** The colours of each style. */
export const houseColours: Readonly<Record<HouseStyle, HouseColours>> = {
  hill: { wall: palette.wall, roof: palette.oxide, trim: palette.trim },
  town: { wall: palette.indigo, roof: palette.indigoDark, trim: palette.indigoLight },
  haveli: { wall: palette.oxideDark, roof: palette.oxide, trim: palette.terracotta },
  lodge: { wall: '#173F35', roof: '#2F4F2B', trim: '#50724A' },
};
