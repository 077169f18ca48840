import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IslandRoot } from '../../../../src/app/page-runtime/island-root';
import { appShellCopy } from '../../../../src/content/copy/app-shell';

test('an island that throws is replaced by the error screen, without a second h1 on the page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onHydrated = vi.fn();
  const Broken = () => {
    throw new Error('broken');
  };
  render(<IslandRoot Island={Broken} onHydrated={onHydrated} />);
  const { title } = appShellCopy.applicationError;
  expect(screen.getByRole('heading', { name: title, level: 2 })).toBeTruthy();
  expect(onHydrated).toHaveBeenCalledOnce();
});
