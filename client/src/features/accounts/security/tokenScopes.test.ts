import { expect, it } from 'vitest';
import { endAfter, hasRunOut, offeredScopes, scopeKey, scopeOf } from './tokenScopes';

const subjects = [
  { subject: 'all', actions: ['read', 'manage'] },
  { subject: 'Invoice', actions: ['read', 'update', 'manage'] },
  { subject: 'Role', actions: ['read', 'update', 'manage'] },
  { subject: 'Employee', actions: ['read', 'manage'] },
];

it('offers what one may do oneself, thing by thing', () => {
  expect(offeredScopes(subjects, (rule) => rule?.subject === 'Invoice')).toEqual([
    { subject: 'Invoice', actions: ['read', 'update'] },
  ]);
});

it('offers no program to change who may do what', () => {
  expect(offeredScopes(subjects, () => true)).toContainEqual({ subject: 'Role', actions: ['read'] });
});

it('keeps a scope as it was chosen', () => {
  expect(scopeOf(scopeKey('read', 'Invoice'))).toEqual({ action: 'read', subject: 'Invoice' });
});

it('counts days from now, and knows no end', () => {
  expect(endAfter(30, Date.UTC(2030, 0, 1))).toBe('2030-01-31T00:00:00.000Z');
  expect(endAfter(0)).toBeNull();
});

it('knows when one has run out', () => {
  const end = endAfter(30, Date.UTC(2030, 0, 1));
  expect([
    hasRunOut(end, Date.UTC(2030, 0, 30)),
    hasRunOut(end, Date.UTC(2030, 0, 31)),
    hasRunOut(null),
  ]).toEqual([false, true, false]);
});
