/**
 * The inks the pictures are printed with. `lit` and its kin mean one thing: a room that is sold, or money.
 * Everything else is cool: mist, forest, oxide and the blue of whitewash.
 */
export const ink = {
  night: '#0B2A2B',
  night2: '#12403E',
  deepNight: '#071B1C',
  text: '#0D2624',
  wall: '#1B514A',
  wallHi: '#24635A',
  trim: '#2E7468',
  pane: '#0A2323',
  lit: '#FFBE2B',
  litSoft: '#FFE29A',
  glow: '#9A5200',
  glowDk: '#8A4A00',
  oxide: '#A62F17',
  oxideDk: '#7B2110',
  oxideHi: '#D9694A',
  neel: '#24439B',
  neelDk: '#182F72',
  neelHi: '#3557B8',
  neelTint: '#DCE4F7',
  neelNight: '#0D1F52',
  canvas: '#EDF2EC',
  surface: '#F8FAF5',
  sky: '#D3E2DA',
  disc: '#FBFDF9',
  steel: '#5F7C74',
  onNight: '#EAF3EC',
  onNightMuted: '#A9C6BB',
} as const;

/** Hill inks from the farthest, lightest layer to the nearest, darkest one. */
export const mist = ['#DCE8E1', '#C3D8CF', '#9FBFB5', '#729D93', '#457A71', '#235950', '#123F3C'] as const;

/** The same seven layers after dark. */
export const nightMist = [
  '#0E3233',
  '#103839',
  '#0F3334',
  '#0D2D2E',
  '#0B2627',
  '#0A2021',
  '#081A1B',
] as const;
