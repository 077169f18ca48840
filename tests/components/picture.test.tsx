import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Picture } from '../../src/components/picture';

function showPicture(src = '/scenes/house.svg') {
  onTestFinished(cleanup);
  const page = (address: string) => (
    <Picture src={address} width={64} height={44} alt="A house" notFoundText="Image Not Found" />
  );
  const { rerender } = render(page(src));
  return { showNext: (address: string) => rerender(page(address)) };
}

test('a picture that fails to load becomes the placeholder', () => {
  showPicture();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Image Not Found')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('a picture that failed before the script started becomes the placeholder', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  onTestFinished(() => void vi.restoreAllMocks());
  showPicture();
  expect(screen.getByText('Image Not Found')).toBeTruthy();
});

test('after a failure, a new src is loaded', () => {
  const { showNext } = showPicture();
  fireEvent.error(screen.getByRole('img'));
  showNext('/scenes/other-house.svg');
  expect(screen.getByRole('img', { name: 'A house' })).toBeTruthy();
});
