import { LineIcon } from '../../components/icons';

/** Line drawings of the share board, on a grid of 24. */
const paths = {
  whatsApp:
    'M4 20l1.4-4A8.3 8.3 0 1 1 8.5 19zM9 8.5c0 4 2.5 6.5 6.5 6.5v-2.2l-2-.8-1 1.1c-1-.5-1.8-1.3-2.2-2.2l1-1-.8-2z',
  share: 'M6 11v9h12v-9M12 15V3M8 7l4-4 4 4',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  csv: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
} as const;

/** Decoration beside the word that names the button. */
export function ShareIcon({ name }: { name: keyof typeof paths }) {
  return <LineIcon path={paths[name]} strokeWidth={2} />;
}
