import type { MDXContent } from 'mdx/types';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anchorOf, divideProse } from '../../../../src/components/prose/divide-prose';

/** A body as MDX compiles it: a fragment of blocks with line breaks between them. */
const Body: MDXContent = () => (
  <>
    <p>Count the rooms.</p>
    {'\n'}
    <h2>
      What it <em>costs</em>
    </h2>
    {'\n'}
    <p>Nine hundred rupees.</p>
    <h3>A detail</h3>
    <h2>What is left</h2>
  </>
);

test('a text is divided at its headings, and begins with the blocks before the first heading', () => {
  const { opening, sections } = divideProse(Body, {});
  expect(renderToStaticMarkup(opening)).toBe('<p>Count the rooms.</p>');
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['what-it-costs', 'What it costs'],
    ['what-is-left', 'What is left'],
  ]);
  expect(renderToStaticMarkup(sections[0]?.content)).toBe('<p>Nine hundred rupees.</p><h3>A detail</h3>');
});

test('an anchor contains only letters, digits and hyphens', () => {
  expect(anchorOf('Where ₹4,000 goes: a “bill”')).toBe('where-4-000-goes-a-bill');
});

test('the text of a heading includes the text of elements in it', () => {
  const Heading = () => (
    <h2>
      Four <b>numbers</b>, {1} page
    </h2>
  );
  expect(divideProse(Heading, {}).sections[0]?.title).toBe('Four numbers, 1 page');
});

test('a text of one block keeps the element of this block', () => {
  const { opening } = divideProse(() => <p>Count the rooms.</p>, {});
  expect(renderToStaticMarkup(opening)).toBe('<p>Count the rooms.</p>');
});
