import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { menuSections, type MenuSection } from '../../../kit/defineFeature';

/* Folded sections of the menu, stored per browser. */

const storageKey = 'regie.menu.folded';

const store = createStore<{ folded: readonly MenuSection[] }>(() => ({ folded: parseFolded(readStored()) }));

/** Parses the stored list of menu sections that the user has folded. Drops unknown section names. */
export function parseFolded(stored: string | null): MenuSection[] {
  try {
    const values: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(values) ? menuSections.filter((section) => values.includes(section)) : [];
  } catch {
    return [];
  }
}

export const useFoldedSections = () => useStore(store, ({ folded }) => folded);

export function toggleSection(section: MenuSection): void {
  const { folded } = store.getState();
  const next = folded.includes(section) ? folded.filter((key) => key !== section) : [...folded, section];
  store.setState({ folded: next });
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage is full or blocked: the change lasts until the page is closed.
  }
}

/** Reads the folded menu sections from the local storage again. For tests, which change the storage. */
export const readFolded = () => store.setState({ folded: parseFolded(readStored()) });

function readStored() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
