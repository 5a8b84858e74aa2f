import { useSyncExternalStore } from 'react';
import {
  applyToDocument,
  defaultPreferences,
  parsePreferences,
  storageKey,
  type LayoutPreferences,
} from './preferences';

/** The one store of the layout preferences: local storage, the document and React follow it. */
let current = parsePreferences(readStored());
const listeners = new Set<() => void>();

export function getPreferences(): LayoutPreferences {
  return current;
}

export function changePreferences(patch: Partial<LayoutPreferences>) {
  adopt({ ...current, ...patch });
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is left.
  }
}

/** Everything as it was for a newcomer, but in the same language, which is the person's rather than the look's. */
export function resetPreferences() {
  changePreferences({ ...defaultPreferences, language: current.language });
}

/** Applies the stored preferences and follows changes made in other tabs. */
export function startPreferences() {
  applyToDocument(current);
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) adopt(parsePreferences(readStored()));
  });
  // Paper is light.
  addEventListener('beforeprint', () => applyToDocument({ ...current, skin: 'light' }));
  addEventListener('afterprint', () => applyToDocument(current));
}

/** The layout preferences and the way to change some of them. */
export function usePreferences() {
  const preferences = useSyncExternalStore(subscribe, getPreferences);
  return [preferences, changePreferences] as const;
}

/** Calls the listener after every change. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function adopt(next: LayoutPreferences) {
  current = next;
  applyToDocument(next);
  listeners.forEach((listener) => listener());
}

function readStored() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
