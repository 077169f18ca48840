import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IslandsContext } from '../../../src/components/island';
import { contactCopy } from '../../../src/content/copy/contact';
import contact from '../../../src/pages/contact/page';
import contactScript from '../../../src/pages/contact/script';
import { readPage, sectionOf } from './read-page';

const { Page } = contact;
const Contact = () => (
  <IslandsContext value={{ form: renderToString(<contactScript.islands.form />) }}>
    <Page />
  </IslandsContext>
);

test('the form is in a section with its title as name, and the drawing there has a light for each field', () => {
  const page = readPage(Contact);
  const house = sectionOf(page, contactCopy.form.title);
  const title = page.getElementById(house?.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe(contactCopy.form.title);
  expect(house?.querySelectorAll('svg [style*="--i"]')).toHaveLength(
    house?.querySelectorAll('input, textarea').length ?? 0,
  );
});
