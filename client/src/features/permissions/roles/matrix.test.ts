import { expect, it } from 'vitest';
import { abilitiesOf, cellsOf, reasonsFor, type AbilitySubject, type Granted } from './matrix';

const subjects = [
  { subject: 'all', actions: ['read', 'manage'], ownActions: [], isOfRadio: false },
  { subject: 'Invoice', actions: ['read', 'delete', 'manage'], ownActions: ['delete'], isOfRadio: false },
] as unknown as AbilitySubject[];

it('has a cell for all that can be allowed, on where it is', () => {
  const cells = cellsOf(subjects, [
    { action: 'read', subject: 'Invoice' },
    { action: 'read', subject: 'ACL' },
  ]);
  expect(cells).toEqual({
    'read all': false,
    'manage all': false,
    'read Invoice': true,
    'delete Invoice': false,
    'manage Invoice': false,
    'delete Invoice OWN': false,
  });
  expect(abilitiesOf(cells)).toEqual([{ action: 'read', subject: 'Invoice' }]);
});

it('returns every reason why something is allowed', () => {
  const permission = { id: '3', name: 'Financial Management' };
  const cells = cellsOf(subjects, [
    { action: 'read', subject: 'all' },
    { action: 'read', subject: 'Invoice' },
  ]);
  const granted = [{ action: 'manage', subject: 'Invoice', permission }];
  expect(reasonsFor({ action: 'read', subject: 'Invoice' }, cells, granted)).toEqual([
    { kind: 'base' },
    { kind: 'wider', rule: { action: 'read', subject: 'all' } },
    { kind: 'permission', permission },
  ]);
  expect(reasonsFor({ action: 'delete', subject: 'Invoice' }, cells, granted)).toEqual([
    { kind: 'permission', permission },
  ]);
  expect(reasonsFor({ action: 'manage', subject: 'all' }, cells, granted)).toEqual([]);
});

it('has reasons of its own in the matrix of a permission', () => {
  const cells = cellsOf(subjects, [{ action: 'manage', subject: 'Invoice' }]);
  expect(reasonsFor({ action: 'manage', subject: 'Invoice' }, cells)).toEqual([{ kind: 'own' }]);
  expect(reasonsFor({ action: 'read', subject: 'Invoice' }, cells)).toEqual([
    { kind: 'wider', rule: { action: 'manage', subject: 'Invoice' } },
  ]);
});

it('distinguishes permissions for own records from permissions for all records', () => {
  const own = { action: 'delete', subject: 'Invoice', condition: 'OWN' as const };
  const cells = cellsOf(subjects, [own]);
  expect([cells['delete Invoice'], cells['delete Invoice OWN']]).toEqual([false, true]);
  expect(abilitiesOf(cells)).toEqual([own]);
  const permission = { id: '3', name: 'Clearing' };
  const given = (...granted: Granted[]) =>
    reasonsFor({ action: 'delete', subject: 'Invoice' }, cells, granted).slice(1);
  expect(reasonsFor({ action: 'delete', subject: 'Invoice' }, cells, [])).toEqual([
    { kind: 'base', isLimited: true },
  ]);
  expect(given({ ...own, permission })).toEqual([{ kind: 'permission', permission, isLimited: true }]);
  const ofAll = { action: 'manage', subject: 'Invoice', permission };
  expect(given(ofAll, { ...own, permission })).toEqual([{ kind: 'permission', permission }]);
});
