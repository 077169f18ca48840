import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QuoteDialogHost } from '../../../../src/app/shell/quote-dialog-host';
import { ToastRegion } from '../../../../src/components/toast-region';
import { appShellCopy } from '../../../../src/content/copy/app-shell';
import { site } from '../../../../src/content/site';
import { openAddress } from '../../../../src/platform/page-load';
import { openQuoteDialog } from '../../../../src/platform/quote-event';

vi.mock('../../../../src/platform/page-load');
vi.mock('../../../../src/leads/form/quote-dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** Requests a quote on a page whose file of the dialog cannot be loaded. */
function requestWithoutDialog({ isOnline }: { isOnline: boolean }) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.mocked(openAddress).mockClear();
  render(
    <>
      <QuoteDialogHost />
      <ToastRegion />
    </>,
  );
  openQuoteDialog();
}

test('without network and without its file, the quote dialog is replaced by an error with phone and WhatsApp', async () => {
  requestWithoutDialog({ isOnline: false });
  await screen.findByText(appShellCopy.scriptMissing.text);
  expect(screen.getByRole('link', { name: appShellCopy.callLabel }).getAttribute('href')).toBe(
    site.phone.href,
  );
  expect(screen.getByRole('link', { name: appShellCopy.whatsAppLabel })).toBeDefined();
  expect(openAddress).not.toHaveBeenCalled();
});

test('with network and without its file, the quote dialog is replaced by /contact', async () => {
  requestWithoutDialog({ isOnline: true });
  await waitFor(() => expect(openAddress).toHaveBeenCalledExactlyOnceWith('/contact'));
  expect(screen.queryByText(appShellCopy.scriptMissing.text)).toBeNull();
});
