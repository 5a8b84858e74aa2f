import { useState } from 'react';

export type Density = 'comfortable' | 'compact';

/** How someone likes one list to look; kept in local storage. */
export interface ViewOptions {
  density: Density;
  hiddenColumns: readonly string[];
}

const storageKey = (list: string) => `regie.list.${list}`;

/** The view options of a list and the way to change them. */
export function useViewOptions(list: string) {
  const [options, setOptions] = useState(() => parseViewOptions(read(list)));
  const change = (patch: Partial<ViewOptions>) => {
    const next = { ...options, ...patch };
    setOptions(next);
    write(list, next);
  };
  return [options, change] as const;
}

/** Reads stored view options; whatever is missing or not allowed becomes its default. */
export function parseViewOptions(stored: string | null): ViewOptions {
  const { density, hiddenColumns } = parseObject(stored);
  return {
    density: density === 'compact' ? 'compact' : 'comfortable',
    hiddenColumns: Array.isArray(hiddenColumns) ? hiddenColumns.filter((key) => typeof key === 'string') : [],
  };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

function read(list: string) {
  try {
    return localStorage.getItem(storageKey(list));
  } catch {
    return null;
  }
}

function write(list: string, options: ViewOptions) {
  try {
    localStorage.setItem(storageKey(list), JSON.stringify(options));
  } catch {
    // Storage is full or forbidden: the choice holds until the page is left.
  }
}
