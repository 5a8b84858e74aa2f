import { describe, expect, test } from 'vitest';
import { networksOf, networkOf, plainAddress } from './address.ts';

describe('an address', () => {
  test.each([
    undefined,
    '',
    'unknown',
    '1.2.3',
    '1.2.3.4:80',
    '<b>1.2.3.4</b>',
    'x'.repeat(9000),
    `fe80::1%${'x'.repeat(9000)}`,
  ])('that is none is not taken for one: %#', (text) => {
    expect(plainAddress(text)).toBeUndefined();
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['0:0:0:0:0:FFFF:c000:0207', '192.0.2.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::1', '::1'],
  ])('has one form: %s', (text, form) => {
    expect(plainAddress(text)).toBe(form);
  });

  test.each([
    ['192.0.2.7', ['192.0.2.0/24']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['', []],
  ])('is part of its networks: %s', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
    expect(networkOf(address)).toBe(networks[0]?.endsWith('/64') ? networks[0] : address);
  });
});
