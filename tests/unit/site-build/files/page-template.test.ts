import { expect, test } from 'vitest';
import { fillPageTemplate, preparePageTemplate } from '../../../../src/site-build/files/page-template';

const TEMPLATE = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <script type="module" crossorigin src="/assets/entry.js"></script>
    <!--head-->
  </head>
  <body>
    <!-- Read early-presses.ts. -->
    <div id="root"><!--app--></div>
  </body>
</html>
`;
const PAGE = { html: '<h1>Rooms</h1>', head: '<title>Rooms</title><style>a{}</style>' };
const fill = (changes: Partial<typeof PAGE>) =>
  fillPageTemplate(preparePageTemplate(TEMPLATE), { ...PAGE, ...changes });

test('comments of the template and white space between tags are removed, and the script is the last request', () => {
  expect(fill({})).toBe(
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Rooms</title><style>a{}</style></head>' +
      '<body><div id="root"><h1>Rooms</h1></div>' +
      '<script fetchpriority="low" type="module" crossorigin src="/assets/entry.js"></script></body></html>',
  );
});

test('spaces, comments and dollar signs in the page are unchanged', () => {
  const html = "<h1>From <b>₹</b> <i>4,000</i><!-- --> $& $' $1</h1>";
  expect(fill({ html })).toContain(`<div id="root">${html}</div>`);
});

test.each([
  ['no h1', { html: '<h2>x</h2>' }, /0 h1/],
  ['two h1', { html: '<h1>x</h1><h1 class="b">y</h1>' }, /2 h1/],
  ['no title', { head: '' }, /title/],
  ['an empty title', { head: '<title></title>' }, /title/],
  ['a style in its body', { html: '<h1>x</h1><style data-of="x">a{}</style>' }, /<style>/],
  ['an inline script', { html: '<h1>x</h1><script>$RC()</script>' }, /inline script/],
])('a page with %s is not written', (_case, changes, message) => {
  expect(() => fill(changes)).toThrow(message);
});

test('structured data does not count as an inline script', () => {
  expect(fill({ head: '<title>x</title><script type="application/ld+json">{}</script>' })).toContain(
    'ld+json',
  );
});

test('a template without a marker is refused', () => {
  expect(() => preparePageTemplate('<body></body>')).toThrow('must hold <!--head--> exactly once');
});
