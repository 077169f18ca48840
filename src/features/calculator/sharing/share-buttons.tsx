import type { SyntheticEvent } from 'react';
import { LineIcon } from '../../../components/icons';
import { Section } from '../../../components/section';
import { calculatorSharingCopy as copy } from '../../../content/copy/calculator/sharing';
import { hasYearToShow } from '../../../domain/calculator/year-after-costs';
import { printPage } from '../../../platform/print';
import { useFigures } from '../state/calculator-provider';
import { monthsCsv, projectionCsv } from './csv-files';
import {
  copyFigures,
  copyLink,
  saveCsv,
  shareFigures,
  shareProjectionPicture,
  whatsAppUrl,
} from './share-actions';
import { shareButtonsClass } from './share-buttons.styles';

/** SVG paths on a grid of 24 by 24. */
const icons = {
  whatsApp:
    'M4 20l1.4-4A8.3 8.3 0 1 1 8.5 19zM9 8.5c0 4 2.5 6.5 6.5 6.5v-2.2l-2-.8-1 1.1c-1-.5-1.8-1.3-2.2-2.2l1-1-.8-2z',
  share: 'M6 11v9h12v-9M12 15V3M8 7l4-4 4 4',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  csv: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
  picture: 'M4 4h16v16H4zM4 17l5-6 4 4 3-3 4 4M15 8.5h.1',
  months: 'M4 5h16v15H4zM4 9.5h16M8 3v4M16 3v4M8 13h.1M12 13h.1M16 13h.1M8 16.5h.1M12 16.5h.1',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
} as const;

/**
 * Shows a WhatsApp link, and buttons that share, copy, save or print the projection: as a link, text, CSV file, picture or
 * sheet. The button for the CSV file of the months shows only if `hasYearToShow`.
 */
export function ShareButtons() {
  const figures = useFigures();
  const buttons = [
    { name: 'share', press: () => shareFigures(figures) },
    { name: 'link', press: () => copyLink(figures) },
    { name: 'copy', press: () => copyFigures(figures) },
    { name: 'csv', press: () => saveCsv(projectionCsv(figures), copy.csv.fileName, figures) },
    { name: 'months', press: () => saveCsv(monthsCsv(figures), copy.csv.monthsFileName, figures) },
    { name: 'print', press: printPage },
    { name: 'picture', press: () => shareProjectionPicture(figures) },
  ] as const;
  const shownButtons = buttons.filter(({ name }) => name !== 'months' || hasYearToShow(figures.panelInput));
  // Sets the URL on press, so that the message is not written at every key press. The middle button opens a new tab, and the
  // right one offers to copy the link, both without a click. Enter makes only a click.
  const setWhatsAppUrl = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = whatsAppUrl(figures);
  };
  return (
    <Section className={shareButtonsClass()}>
      <h2>{copy.title}</h2>
      <p>{copy.promise}</p>
      <ul>
        <li>
          <a
            href="https://wa.me/"
            target="_blank"
            rel="noopener"
            onPointerDown={setWhatsAppUrl}
            onClick={setWhatsAppUrl}
          >
            <LineIcon path={icons.whatsApp} />
            {copy.actions.whatsApp}
          </a>
        </li>
        {shownButtons.map(({ name, press }) => (
          <li key={name}>
            <button type="button" onClick={press}>
              <LineIcon path={icons[name]} />
              {copy.actions[name]}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
