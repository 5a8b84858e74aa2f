import { expect, it } from 'vitest';
import { createCan, createCanAll } from './ability';
import { grantsOf } from './grants';

it('lets the administrator do everything and the client nothing of the business', () => {
  const administrator = createCan([{ action: 'manage', subject: 'all' }]);
  const client = createCan([{ action: 'read', subject: 'ACL' }]);
  expect(administrator({ action: 'delete', subject: 'Invoice' })).toBe(true);
  expect(client({ action: 'read', subject: 'ACL' })).toBe(true);
  expect(client({ action: 'read', subject: 'Invoice' })).toBe(false);
  expect(client(undefined)).toBe(true);
});

it('lists the grants by subject, each one once', () => {
  expect(
    grantsOf([
      { action: 'read', subject: 'User' },
      { action: 'read', subject: 'User' },
      { action: 'update', subject: 'User' },
      { action: 'manage', subject: 'Role' },
      { action: 'read', subject: 'Role' },
    ]),
  ).toEqual([
    { subject: 'User', actions: ['read', 'update'] },
    { subject: 'Role', actions: ['manage'] },
  ]);
  expect(
    grantsOf([
      { action: 'read', subject: 'User' },
      { action: 'manage', subject: 'all' },
    ]),
  ).toEqual([{ subject: 'all', actions: ['manage'] }]);
});

it('handles permissions for own records only', () => {
  const own = { action: 'update', subject: 'Slot', condition: 'OWN' as const };
  const requests = { action: 'update', subject: 'Slot' };
  expect([createCan([own])(requests), createCanAll([own])(requests)]).toEqual([true, false]);
  expect(createCanAll([own, { action: 'manage', subject: 'Slot' }])(requests)).toBe(true);
  expect(grantsOf([own])).toEqual([{ subject: 'Slot', actions: ['update OWN'] }]);
  expect(grantsOf([own, requests])).toEqual([{ subject: 'Slot', actions: ['update'] }]);
});
