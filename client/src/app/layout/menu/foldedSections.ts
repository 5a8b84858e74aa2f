import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { menuSections, type MenuSection } from '../../../kit/defineFeature';

/*
 * Which groups of the menu are folded, in this browser.
 */

const storageKey = 'regie.menu.folded';

const store = createStore<{ folded: readonly MenuSection[] }>(() => ({ folded: parseFolded(readStored()) }));

/** Reads what was stored; what is no group of the menu is left out. */
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
  const next = folded.includes(section) ? folded.filter((one) => one !== section) : [...folded, section];
  store.setState({ folded: next });
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage is full or forbidden: it holds until the page is left.
  }
}

/** Takes over what is stored, such as by another tab. */
export const readFolded = () => store.setState({ folded: parseFolded(readStored()) });

function readStored() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
