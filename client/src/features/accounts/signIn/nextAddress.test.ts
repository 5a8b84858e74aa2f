import { expect, it } from 'vitest';
import { nextAddress } from './nextAddress';

it('redirects to our own addresses', () => {
  expect(nextAddress('/admin/invoices?page=2#x')).toEqual({
    address: '/admin/invoices?page=2#x',
    isInPortal: true,
  });
  expect(nextAddress('/graphql')).toEqual({ address: '/graphql', isInPortal: false });
});

it.each([
  null,
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example',
  'javascript:alert(1)',
])('goes home instead of to %s', (requests) =>
  expect(nextAddress(requests)).toEqual({ address: '/admin/dashboard', isInPortal: true }),
);
