// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { addressOf, isAllowedAddress } from './linkAddress';

describe('the address of a link', () => {
  it.each([
    ['example.org', 'https://example.org'],
    [' https://example.org/a?b#c ', 'https://example.org/a?b#c'],
    ['HTTP://EXAMPLE.ORG', 'HTTP://EXAMPLE.ORG'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['studio@example.org', 'mailto:studio@example.org'],
    ['mailto:studio@example.org', 'mailto:studio@example.org'],
    ['/admin/faq?page=2', '/admin/faq?page=2'],
  ])('is made whole from what people type: %s', (typed, whole) => {
    expect(addressOf(typed)).toBe(whole);
  });

  it.each([
    '',
    'word',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'tel:123',
    '#part',
    'https://name@example.org',
    'https://',
  ])('is none, and refused: %s', (typed) => {
    expect(addressOf(typed)).toBeUndefined();
  });

  it('that is pasted must be one that the server accepts', () => {
    expect(isAllowedAddress('https://example.org')).toBe(true);
    for (const address of ['javascript:alert(1)', 'page', '#x', 'ftp://example.org']) {
      expect(isAllowedAddress(address)).toBe(false);
    }
  });
});
