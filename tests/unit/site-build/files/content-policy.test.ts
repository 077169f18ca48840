import { expect, test } from 'vitest';
import { contentPolicy, stylesIn } from '../../../../src/site-build/files/content-policy';

const plain = { leadHost: '', pixelId: '', newsletterAction: '/newsletter' };

function directive(
  name: string,
  settings: Parameters<typeof contentPolicy>[0],
  styles: string[] = [],
): string | undefined {
  return contentPolicy(settings, styles)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));
}

test('a site without services speaks to nobody but itself', () => {
  expect(contentPolicy(plain, [])).not.toMatch(/https?:/);
  expect(directive('connect-src', plain)).toBe("connect-src 'self'");
  expect(directive('form-action', plain)).toBe("form-action 'self'");
});

test('each service opens what it needs, and no more', () => {
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

test('a style is known by the hash of its text', () => {
  const styles = directive('style-src', plain, ['a{}', 'a{}', 'b{}'])?.split(' ') ?? [];
  expect(styles).toHaveLength(4);
  expect(styles).toContain("'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='");
});

test('every style element of a file is found, whatever it carries', () => {
  expect(stylesIn('<style>a{}</style><p style="x"><style data-of="c">b>c{}\n</style>')).toEqual([
    'a{}',
    'b>c{}\n',
  ]);
});
