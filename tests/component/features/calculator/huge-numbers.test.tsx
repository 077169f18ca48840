import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { calculatorSharingCopy } from '../../../../src/content/copy/calculator/sharing';
import { PROJECTION_SUBJECT, parseStoredHotel } from '../../../../src/domain/calculator/hotel-input';
import { DEFAULT_PANELS, parseStoredPanels } from '../../../../src/domain/calculator/panel-input';
import { projectRevenue } from '../../../../src/domain/calculator/projection';
import { monthsCsv, projectionCsv } from '../../../../src/features/calculator/sharing/csv-files';
import { projectionPicture } from '../../../../src/features/calculator/sharing/projection-picture';
import { messageSuggestion } from '../../../../src/leads/form/message-suggestion';
import { paintPng } from '../../../../src/platform/paint-png';
import { openCalculator, openPanel, roomField, setText, storedRoom } from './calculator-page';

vi.mock('../../../../src/platform/paint-png', () => ({ paintPng: vi.fn() }));

const small = storedRoom('b', 'Small room');

/** Stored hotels. The last one has figures that are infinite or NaN. */
const HOTELS: [name: string, hotel: { operatingDays?: number; roomTypes: object[] }][] = [
  ['a price of 1e300', { roomTypes: [storedRoom('a', 'Palace', { averagePrice: 1e300 }), small] }],
  ['a price of 9e15', { roomTypes: [storedRoom('a', 'Palace', { averagePrice: 9e15 }), small] }],
  [
    'a price of 9e15 on an unsold room',
    { roomTypes: [storedRoom('a', 'Palace', { averagePrice: 9e15, occupancyRate: 0 }), small] },
  ],
  [
    'an occupancy and a number of rooms of 1e300',
    { roomTypes: [storedRoom('a', 'Palace', { numberOfRooms: 1e300, occupancyRate: 1e300 })] },
  ],
  [
    'numbers of 1e308',
    {
      operatingDays: 1e308,
      roomTypes: [
        storedRoom('a', 'Palace', { numberOfRooms: 1e308, averagePrice: 1e308 }),
        storedRoom('b', 'Empty palace', { numberOfRooms: 1e308, averagePrice: 1e308, occupancyRate: 0 }),
      ],
    },
  ],
];

const SEASONS = { version: 1, months: [0, 1, 2, 3], quietOccupancy: 0, quietPrice: 100 };
const PANELS = [
  { ...SEASONS, fixedCosts: 9e15 },
  {
    ...SEASONS,
    busyOccupancy: 1e300,
    busyPrice: 1e300,
    fixedCosts: 1e300,
    nightCost: 1e300,
    bookingCosts: 1e300,
    otaShare: 1e300,
    commission: 1e300,
    gst: 1e300,
    directCost: 1e300,
    moved: 1e300,
    occupancyPoints: 1e300,
    pricePercent: 1e300,
  },
];
const CASES = HOTELS.flatMap(([name, hotel]) => PANELS.map((panels) => [name, hotel, panels] as const));

/** Expects that a text has no NaN, and no figure that is too large to count. */
function expectCountable(text: string): void {
  expect(text).not.toMatch(/NaN|Infinity|undefined|\de\+/);
  for (const [digits] of text.matchAll(/\d(?:,?\d)*/g))
    expect(Number(digits.replaceAll(',', '')), text).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
}

/** Returns each text and text alternative of the document, but not what is typed in its fields. */
function shownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  for (const attribute of ['aria-label', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${attribute}]`))
      texts.push(element.getAttribute(attribute) ?? '');
  return texts;
}

/** Returns the attributes of all drawings. */
function drawings(): string {
  return [...document.querySelectorAll('svg')].map((svg) => svg.outerHTML).join('');
}

test.each(CASES)(
  '%s: page, panels, paper and message show a dash for each figure that is too large',
  async (_, hotel, panels) => {
    const { user } = openCalculator(hotel, panels);
    for (const name of ['months', 'losing', 'ota', 'better', 'keyFigures'] as const) await openPanel(name);
    const copyButton = await screen.findByRole('button', { name: calculatorSharingCopy.actions.copy });
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(document.querySelectorAll('[data-sheet]')).toHaveLength(2);
    });
    for (const text of shownTexts()) expectCountable(text);
    expect(drawings()).not.toMatch(/NaN|Infinity|undefined/);
    await user.click(copyButton);
    const [message] = (await navigator.clipboard.readText()).split('#figures=');
    expectCountable(message ?? '');
  },
);

test.each(CASES)('%s: file, picture and lead have no figure that is too large', (_, hotel, panels) => {
  const hotelText = JSON.stringify(hotel);
  const hotelInput = parseStoredHotel(hotelText);
  const panelInput = parseStoredPanels(JSON.stringify(panels));
  if (!hotelInput || !panelInput) throw new Error('the stored data cannot be read');
  const figures = { hotelInput, projection: projectRevenue(hotelInput), panelInput };
  for (const csv of [projectionCsv(figures), monthsCsv(figures)])
    for (const cell of csv.split(/,|\r\n/)) expectCountable(cell);
  for (const input of [figures, { ...figures, panelInput: DEFAULT_PANELS }]) {
    void projectionPicture(input);
    const [drawing = '', , paint] = vi.mocked(paintPng).mock.lastCall ?? [];
    expect(drawing).not.toMatch(/NaN|Infinity|undefined/);
    const fillText = vi.fn<(text: string) => void>();
    paint?.({ fillText, measureText: () => ({ width: 0 }) } as unknown as CanvasRenderingContext2D);
    expect(fillText).toHaveBeenCalled();
    for (const [text] of fillText.mock.calls) expectCountable(text);
  }
  expectCountable(messageSuggestion(PROJECTION_SUBJECT, hotelText)?.text ?? '');
});

// A price of 3.5e12 gives a total of 8.9e15, and one of 4e12 a total that is too large.
test.each([
  [3.5e12, '3.4e12', true],
  [3.5e12, '4e12', false],
  [4e12, '3.5e12', false],
  [4e12, '4.1e12', false],
  [3.5e12, '-3.5e12', false],
])('whether the bar names the change from a price of %d to %s: %s', async (before, after, isNamed) => {
  openCalculator({ roomTypes: [{ ...small, averagePrice: before }] });
  await screen.findByRole('heading', { name: calculatorSharingCopy.title });
  const change = () => document.querySelector('.change')?.textContent;
  expect(change()).toBe('');
  setText(roomField('averagePrice'), after);
  expect(change() !== '').toBe(isNamed);
});
