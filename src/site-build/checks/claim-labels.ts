import { type Claim, claims } from '../../content/claims';
import { homeCopy } from '../../content/copy/home';
import { servicesCopy } from '../../content/copy/services-page';

/** The maximum distance of a figure from its label, in characters. */
const MAX_LABEL_DISTANCE = 160;

/**
 * Returns one error for each place in `<main>` where a figure of `labelledClaims` has none of its labels within
 * `MAX_LABEL_DISTANCE`. Skips links to articles. Returns [] without `<main>`, and for paths such as /blog/x and
 * /case-studies/x, whose pages explain their figures.
 */
export function claimsWithoutLabel(path: string, html: string): string[] {
  if (/^\/(?:blog|case-studies)\b./.test(path)) return [];
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const text = textOf(main.replace(/<a\b[^>]*href="\/blog\/.*?<\/a>/gs, ' ')).toLowerCase();
  const values = new Set(labelledClaims.map(({ value }) => value));
  return [...values].flatMap((value) => {
    // A figure may have several: "revenue growth" and "annual OTA revenue growth".
    const labels = labelledClaims
      .filter((claim) => claim.value === value)
      .map(({ label }) => label.toLowerCase());
    return positionsOf(value.toLowerCase(), text)
      .map((index) =>
        text.slice(Math.max(0, index - MAX_LABEL_DISTANCE), index + value.length + MAX_LABEL_DISTANCE),
      )
      .filter((around) => !labels.some((label) => around.includes(label)))
      .map((around) => `${path}: ${value} has no label near it, in "${around.trim()}"`);
  });
}

/** Company-wide claims without plain counts such as "68", which also occur in other meanings. */
const labelledClaims = [
  ...[claims.headline, claims.home, claims.services, claims.pricing, claims.calculator].flatMap((group) =>
    Object.values<Claim>(group),
  ),
  ...homeCopy.stats.list,
  ...servicesCopy.results.list,
].filter(({ value }) => !/^\d+$/.test(value));

/** Returns the positions of a value in a text. Skips it inside another figure, such as 32% in 18-32% or 45% in 145%. */
function positionsOf(value: string, text: string): number[] {
  const positions: number[] = [];
  for (let index = text.indexOf(value); index >= 0; index = text.indexOf(value, index + 1)) {
    if (!/[\d.,-]/.test(text.charAt(index - 1))) positions.push(index);
  }
  return positions;
}

function textOf(html: string): string {
  return html
    .replace(/<(?:style|script)\b.*?<\/(?:style|script)>/gs, ' ')
    .replace(/<small>%<\/small>/g, '%')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}
