import { picture } from '../svg';

/** Line icons on 24 by 24, drawn in the colour of the text beside them. */
const paths = {
  whatsapp:
    'M4 20l1.4-4A8.3 8.3 0 1 1 8.5 19zM9 8.5c0 4 2.5 6.5 6.5 6.5v-2.2l-2-.8-1 1.1c-1-.5-1.8-1.3-2.2-2.2l1-1-.8-2z',
  share: 'M6 11v9h12v-9M12 15V3M8 7l4-4 4 4',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  csv: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  close: 'M4 4l16 16M20 4L4 20',
  menu: 'M2 7h20M2 16h13',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  search: 'M15.5 15.5L21 21M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z',
  phone: 'M7 3H4c0 10 7 17 17 17v-4l-5-2-2 2.5c-3-1.5-5.5-4-7-7L9.5 8z',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
} as const;

export type LineIcon = keyof typeof paths;

/** One icon, hidden from assistive technology: its button carries the word. */
export function lineIcon(name: LineIcon, width = 2): string {
  const art = `<path d="${paths[name]}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
  return picture({ box: [0, 0, 24, 24] }, art);
}
