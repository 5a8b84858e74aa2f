// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { draftKey, forgetDraft, forgetOldDrafts, storeDraft, readDraft } from './storedDrafts';

const day = 24 * 60 * 60 * 1000;

it('stores what was typed by person', () => {
  storeDraft(draftKey('1', 'post'), 'Boats');
  expect(readDraft(draftKey('1', 'post'))).toBe('Boats');
  expect(readDraft(draftKey('2', 'post'))).toBeUndefined();
  forgetDraft(draftKey('1', 'post'));
  expect(localStorage).toHaveLength(0);
});

it('forgets what nobody comes back to, and what it cannot read, and nothing else', () => {
  storeDraft(draftKey('1', 'post'), 'Boats');
  localStorage.setItem(draftKey('1', 'odd'), 'Boats');
  localStorage.setItem('regie.preferences', '{}');
  forgetOldDrafts(Date.now() + 29 * day);
  expect(Object.keys(localStorage).toSorted()).toEqual([draftKey('1', 'post'), 'regie.preferences']);
  forgetOldDrafts(Date.now() + 31 * day);
  expect(Object.keys(localStorage)).toEqual(['regie.preferences']);
});

it('fails nobody where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', {
    get length() {
      throw new Error('forbidden');
    },
    getItem() {
      throw new Error('forbidden');
    },
    setItem() {
      throw new Error('full');
    },
    removeItem() {
      throw new Error('forbidden');
    },
    clear: () => undefined,
  });
  storeDraft('regie.draft.1.post', 'Boats');
  expect(readDraft('regie.draft.1.post')).toBeUndefined();
  forgetDraft('regie.draft.1.post');
  forgetOldDrafts();
  vi.unstubAllGlobals();
});
