import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  type InlineTexts,
  inlineTexts,
} from '../../../../src/site-build/files/content-security-policy';

const PLAIN = { leadHost: '', pixelId: '', newsletterAction: '/newsletter' };

const NOTHING: InlineTexts = { styles: [], scripts: [] };

function directive(
  name: string,
  settings: Parameters<typeof contentSecurityPolicy>[0],
  inline = NOTHING,
): string | undefined {
  return contentSecurityPolicy(settings, inline)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));
}

test('the policy of a site without services allows its own origin only', () => {
  expect(contentSecurityPolicy(PLAIN, NOTHING)).not.toMatch(/https?:/);
  expect(directive('connect-src', PLAIN)).toBe("connect-src 'self'");
  expect(directive('form-action', PLAIN)).toBe("form-action 'self'");
});

test('each service adds only the sources that it needs', () => {
  const settings = {
    leadHost: 'https://leads.test',
    pixelId: '1',
    newsletterAction: 'https://mail.test/jsonp/1/forms/2/subscribe',
  };
  expect(directive('script-src', settings)).toBe("script-src 'self' https://connect.facebook.net");
  expect(directive('connect-src', settings)).toBe(
    "connect-src 'self' https://leads.test https://www.facebook.com",
  );
  expect(directive('img-src', settings)).toBe("img-src 'self' data: https://www.facebook.com");
  expect(directive('form-action', settings)).toBe("form-action 'self' https://mail.test");
});

test('the policy allows a style or a script by the hash of its text', () => {
  const inline = { styles: ['a{}', 'a{}', 'b{}'], scripts: ['a{}'] };
  const styles = directive('style-src', PLAIN, inline)?.split(' ') ?? [];
  expect(styles).toHaveLength(4);
  const hash = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";
  expect(styles).toContain(hash);
  expect(directive('script-src', PLAIN, inline)).toBe(`script-src 'self' ${hash}`);
});

test('every style element is found, with any attributes', () => {
  expect(inlineTexts('<style>a{}</style><p style="x"><style data-of="c">b>c{}\n</style>').styles).toEqual([
    'a{}',
    'b>c{}\n',
  ]);
});

test('only scripts with data-inline are found', () => {
  const markup = '<script>no()</script><script data-inline="">yes()</script><script src="x.js"></script>';
  expect(inlineTexts(markup).scripts).toEqual(['yes()']);
});
