import { expect, it } from 'vitest';
import { createCan } from './ability';
import { grantsOf } from './grants';

it('lets the administrator do everything and the client nothing of the business', () => {
  const administrator = createCan([{ action: 'manage', subject: 'all' }]);
  const client = createCan([{ action: 'read', subject: 'ACL' }]);
  expect(administrator({ action: 'delete', subject: 'Invoice' })).toBe(true);
  expect(client({ action: 'read', subject: 'ACL' })).toBe(true);
  expect(client({ action: 'read', subject: 'Invoice' })).toBe(false);
  expect(client(undefined)).toBe(true);
});

it('tells what is granted subject by subject, each thing once', () => {
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
