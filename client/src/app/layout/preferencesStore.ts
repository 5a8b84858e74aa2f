import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  applyToDocument,
  defaultPreferences,
  parsePreferences,
  storageKey,
  type LayoutPreferences,
} from './preferences';

/** The one store of the layout preferences: local storage, the document and React follow it. */
const store = createStore<LayoutPreferences>(() => parsePreferences(readStored()));

export const getPreferences = store.getState;

export function changePreferences(patch: Partial<LayoutPreferences>) {
  adopt({ ...getPreferences(), ...patch });
  try {
    localStorage.setItem(storageKey, JSON.stringify(getPreferences()));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is left.
  }
}

/** Everything as it was for a newcomer, but in the same language, which is the person's rather than the look's. */
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
  // Paper is light.
  addEventListener('beforeprint', () => applyToDocument({ ...getPreferences(), skin: 'light' }));
  addEventListener('afterprint', () => applyToDocument(getPreferences()));
}

/** The layout preferences and the way to change some of them. */
export function usePreferences() {
  const preferences = useStore(store);
  return [preferences, changePreferences] as const;
}

/** Calls the listener after every change. */
export const subscribe = (listener: () => void) => store.subscribe(listener);

function adopt(next: LayoutPreferences) {
  applyToDocument(next);
  noteLanguage(next.language);
  store.setState(next, true);
}

/** The server, which knows no storage of the browser, sends the page of signing in in this language. */
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
