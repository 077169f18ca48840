import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { replaceMissingPictures } from '../../../../src/app/page-runtime/missing-pictures';
import { appShellCopy } from '../../../../src/content/copy/app-shell';

function showPicture(): HTMLImageElement {
  document.body.innerHTML =
    '<picture class="art"><img src="/scenes/house.svg" width="64" height="44" alt="A house"></picture>';
  return screen.getByRole('img', { name: 'A house' });
}

test('a picture that fails to load becomes the placeholder, with its class and description', () => {
  const img = showPicture();
  replaceMissingPictures(document.body);
  fireEvent.error(img);
  const placeholder = screen.getByText(appShellCopy.image.notFound);
  expect(placeholder.classList.contains('art')).toBe(true);
  expect(placeholder.textContent).toBe(`${appShellCopy.image.notFound} A house`);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a picture that failed before the script started becomes the placeholder', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  showPicture();
  replaceMissingPictures(document.body);
  expect(screen.getByText(appShellCopy.image.notFound)).toBeTruthy();
});

test('a picture in a hydrated part stays, because its elements belong to React', () => {
  const img = showPicture();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-island="part"><img src="/a.svg" alt="A bell"></div>',
  );
  replaceMissingPictures(document.body);
  fireEvent.error(screen.getByRole('img', { name: 'A bell' }));
  fireEvent.error(img);
  expect(screen.getByText(appShellCopy.image.notFound)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A bell' })).toBeTruthy();
});
