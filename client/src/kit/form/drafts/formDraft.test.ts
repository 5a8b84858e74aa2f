import { expect, it } from 'vitest';
import { draftsIn } from './formDraft';

const at = '2026-11-20T10:00:00.000Z';
const section = { key: 'news', record: { id: '', text: '' }, page: 'NEWS' };
const isOffered = (sections: unknown, begun: object[] = [section]) =>
  draftsIn([{ at, base: { sections }, values: { sections } }], { sections: begun }).length > 0;

it('a draft is ignored when an element of a list lacks a field, or a field inside', () => {
  expect(isOffered([section, { ...section, key: 'more' }])).toBe(true);
  expect(isOffered([section, { key: 'more', page: 'NEWS' }])).toBe(false);
  expect(isOffered([{ ...section, record: { id: '' } }])).toBe(false);
  expect(isOffered([{ ...section, key: 4 }])).toBe(false);
});

it('a draft is offered when lists are empty, or a field has no value', () => {
  expect(isOffered([])).toBe(true);
  expect(isOffered([section], [])).toBe(true);
  expect(isOffered([{ ...section, page: null }])).toBe(true);
  expect(isOffered([section], [{ ...section, page: null, record: null }])).toBe(true);
});

it('an element of a list may be like any of the elements of the form', () => {
  const line = { kind: 'LINE' };
  const text = { kind: 'TEXT', text: '' };
  expect(isOffered([line, text], [text, line])).toBe(true);
});
