import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  applyToDocument,
  defaultPreferences,
  parsePreferences,
  storageKey,
  type LayoutPreferences,
} from './preferences';

/** Store of the layout preferences. Its changes are written to local storage and to the document. */
const store = createStore<LayoutPreferences>(() => parsePreferences(readStored()));

export const getPreferences = store.getState;

export function changePreferences(patch: Partial<LayoutPreferences>) {
  adopt({ ...getPreferences(), ...patch });
  try {
    localStorage.setItem(storageKey, JSON.stringify(getPreferences()));
  } catch {
    // Storage is full or blocked: the change lasts until the page is closed.
  }
}

/** Resets all preferences to their defaults. The language stays, because the account stores it too. */
export function resetPreferences() {
  changePreferences({ ...defaultPreferences, language: getPreferences().language });
}

/** Applies the stored preferences and follows changes made in other tabs. */
export function startPreferences() {
  applyToDocument(getPreferences());
  noteLanguage(getPreferences().language);
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) adopt(parsePreferences(readStored()));
  });
  // Pages are printed in the light skin.
  addEventListener('beforeprint', () => applyToDocument({ ...getPreferences(), skin: 'light' }));
  addEventListener('afterprint', () => applyToDocument(getPreferences()));
}

/** Returns the layout preferences and a function that changes some of them. */
export function usePreferences() {
  const preferences = useStore(store);
  return [preferences, changePreferences] as const;
}

/** Subscribes to changes of the preferences. */
export const subscribe = (listener: () => void) => store.subscribe(listener);

function adopt(next: LayoutPreferences) {
  applyToDocument(next);
  noteLanguage(next.language);
  store.setState(next, true);
}

/** Stores the language in a cookie: the server renders the sign-in page and cannot read local storage. */
function noteLanguage(language: string) {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
}

function readStored() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
