import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { QuoteDialogHost } from '../../../../src/app/shell/quote-dialog-host';
import { ToastRegion } from '../../../../src/components/toast-region';
import { dismissToasts } from '../../../../src/components/toast-store';
import { appShellCopy } from '../../../../src/content/copy/app-shell';
import { site } from '../../../../src/content/site';
import { openQuoteDialog } from '../../../../src/platform/quote-event';

vi.mock('../../../../src/leads/form/quote-dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** Requests a quote on a page whose file of the dialog cannot be loaded. Returns the spy of the navigation. */
function requestWithoutDialog({ isOnline }: { isOnline: boolean }) {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(() => {
    dismissToasts('script');
  });
  render(
    <>
      <QuoteDialogHost />
      <ToastRegion dismissLabel={appShellCopy.dismiss} />
    </>,
  );
  openQuoteDialog();
  return assign;
}

test('without network and without its file, the quote dialog is replaced by an error with phone and WhatsApp', async () => {
  const assign = requestWithoutDialog({ isOnline: false });
  await screen.findByText(appShellCopy.scriptMissing.text);
  expect(screen.getByRole('link', { name: appShellCopy.callLabel }).getAttribute('href')).toBe(
    site.phone.href,
  );
  expect(screen.getByRole('link', { name: appShellCopy.whatsAppLabel })).toBeDefined();
  expect(assign).not.toHaveBeenCalled();
});

test('with network and without its file, the quote dialog is replaced by /contact', async () => {
  const assign = requestWithoutDialog({ isOnline: true });
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/contact'));
  expect(screen.queryByText(appShellCopy.scriptMissing.text)).toBeNull();
});
