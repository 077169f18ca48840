/**
 * These are the colours that two or more files use, all yellows, and the browns on them. Another colour of one file is written
 * in that file. Only a yellow, such as `lit`, means a sold room or money, or something switched on. Import this file with
 * `import * as palette`, so a bundle contains only the colours it uses.
 */
export const night = '#0B2A2B';
export const nightLight = '#12403E';
export const deepNight = '#071B1C';
export const ink = '#0D2624';
export const wall = '#1B514A';
export const wallLight = '#24635A';
export const trim = '#2E7468';
export const pane = '#0A2323';
export const lit = '#FFBE2B';
export const litSoft = '#FFE29A';
/** The dot in the name of the site on a light page. */
export const litOnLight = '#F2A300';
/** Windows of rooms that were sold before, beside newly sold ones. */
export const litBefore = '#E0A52A';
/** The rooms behind an open veranda. */
export const litVeranda = '#E2A020';
/** Guests, bars and things on a lit pane. */
export const onLit = '#9A5200';
export const onLitDark = '#8A4A00';
export const litText = '#854D00';
export const oxide = '#A62F17';
export const oxideDark = '#7B2110';
export const oxideLight = '#D9694A';
export const indigo = '#24439B';
export const indigoDark = '#182F72';
export const indigoLight = '#3557B8';
export const indigoTint = '#DCE4F7';
export const indigoNight = '#0D1F52';
export const canvas = '#EDF2EC';
export const surface = '#F8FAF5';
export const white = '#FFF';
export const sky = '#D3E2DA';
/** The sun in the pale sky of a day. */
export const sun = '#FBFDF9';
export const lineStrong = '#5F7C74';
export const onNight = '#EAF3EC';
export const onNightMuted = '#A9C6BB';

/** Colours of hills, from the farthest and lightest layer to the nearest and darkest one. */
export const mist = ['#DCE8E1', '#C3D8CF', '#9FBFB5', '#729D93', '#457A71', '#235950', '#123F3C'] as const;

// Backgrounds and lines of the pages.
export const sunk = '#DDE8E0';
export const lineOnSky = '#B0C4B9';
export const indigoEdge = '#12265A';
export const frontEdge = '#0F3736';
export const sage = '#7FA79B';

// Text.
export const inkMuted = '#3F5B56';
export const onSky = '#2B4944';
export const positive = '#14653A';
export const danger = '#A8102F';

// Windows with text in them or beside them.
export const windowFrame = '#3E716B';
export const rainFrame = '#3E6B5B';
export const darkRim = '#5F8C83';
export const behindBlind = '#33524C';
export const litRim = '#B97F0C';
export const litBars = '#C98B10';
export const progressPane = '#E59B00';
export const soldPane = '#D98F00';

// Skies, houses and ground of several drawings.
export const dusk = '#8FA6E2';
export const duskSun = '#F4F7FF';
export const duskHill = '#6C86CE';
export const townSky = '#A9BBEC';
export const townTree = '#2C4A9E';
export const paleSun = '#F8FAFF';
export const rainSky = '#BFD3CA';
export const rainGround = '#12352C';
export const forestFloor = '#12241F';
export const blackNight = '#071617';
export const blackLeaf = '#041011';
export const terracotta = '#C2573B';
export const oxideNight = '#4E150A';
export const otaRed = '#D9583A';
