// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { copyText, downloadFile, shareLink } from '../../../src/platform/share';

const LINK = { title: 'Revenue', text: 'Our year', url: 'https://hotel.example/tools' };

function browserHas(capabilities: {
  share?: () => Promise<void>;
  writeText?: (text: string) => Promise<void>;
}): void {
  vi.stubGlobal('navigator', {
    share: capabilities.share,
    clipboard: capabilities.writeText && { writeText: capabilities.writeText },
  });
}

test('a closed share sheet counts as cancelled and copies nothing', async () => {
  const writeText = vi.fn(async () => {});
  const share = async () => {
    throw new DOMException('closed', 'AbortError');
  };
  browserHas({ share, writeText });
  expect(await shareLink(LINK)).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test('without a share sheet, or if it fails, the address is copied', async () => {
  const writeText = vi.fn(async () => {});
  browserHas({ writeText });
  expect(await shareLink(LINK)).toBe('copied');
  const share = async () => {
    throw new DOMException('no', 'NotAllowedError');
  };
  browserHas({ share, writeText });
  expect(await shareLink(LINK)).toBe('copied');
  expect(writeText).toHaveBeenLastCalledWith(LINK.url);
});

test('shareLink fails if the browser can neither share nor copy', async () => {
  browserHas({});
  expect(await shareLink(LINK)).toBe('failed');
  expect(await copyText('x')).toBe(false);
});

test('a file is saved under its name, and its address is revoked a minute later', () => {
  vi.useFakeTimers();
  const revoked: string[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: () => 'blob:1',
    revokeObjectURL: (url: string) => revoked.push(url),
  });
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.getAttribute('href')}`);
  });
  downloadFile('projection.csv', new Blob(['a,b']));
  expect(clicked).toEqual(['projection.csv blob:1']);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(120_000);
  expect(revoked).toEqual(['blob:1']);
});
