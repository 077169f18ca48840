import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../src/site-build/prerender/render-page';

vi.mock('../../../../src/pages/legal/script', () => ({ start: 'when-idle' }));

test('a page whose script exports an unknown name is not rendered', async () => {
  await expect(renderPage({ path: '/privacy', folder: 'legal' })).rejects.toThrow(
    'src/pages/legal/script.ts exports start, which nothing reads',
  );
});
