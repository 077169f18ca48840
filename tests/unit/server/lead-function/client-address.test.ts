import { expect, test } from 'vitest';
import { clientNetwork, forwardedNetwork } from '../../../../src/server/lead-function/client-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:4711 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is the client %s', (address, client) => {
  expect(clientNetwork(address)).toBe(client);
});

test.each([
  [''],
  ['unknown'],
  ['203.0.113'],
  ['203.0.113.256'],
  ['2001:db8'],
  ['1::2::3'],
  ['1:2:3:4:5:6:7:8::'],
  ['g::1'],
])('%j is no address', (text) => {
  expect(clientNetwork(text)).toBe('');
});

test.each([
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['invented, 198.51.100.1,2001:db8::1', '2001:db8:0:0::/64'],
  ['198.51.100.1, 203.0.113.7, 10.0.0.1, fd00::1, 100.64.0.9', '203.0.113.7'],
  ['203.0.113.7, 172.32.0.1', '172.32.0.1'],
  ['192.168.0.4, 10.0.0.1', '10.0.0.1'],
  ['203.0.113.7, unknown', '203.0.113.7'],
  ['unknown', ''],
  ['', ''],
  [null, ''],
])('the client in the header %j is %j', (header, client) => {
  expect(forwardedNetwork(header)).toBe(client);
});
