import { useState } from 'react';
import { useSession } from '../../../apollo/session/SessionContext';

export type Density = 'comfortable' | 'compact';

/** View options of a list, stored in local storage per person. */
export interface ViewOptions {
  density: Density;
  hiddenColumns: readonly string[];
  /** Keys of the columns in their chosen order; empty for the default order. */
  columnOrder: readonly string[];
  /** Chosen widths by column key, in percent of the table. */
  columnWidths: Readonly<Record<string, number>>;
}

/** Returns the view options of a list and a function that changes them. */
export function useViewOptions(list: string) {
  const key = `regie.list.${useSession().viewer?.id ?? ''}.${list}`;
  const [options, setOptions] = useState(() => parseViewOptions(read(key)));
  const change = (patch: Partial<ViewOptions>) => {
    const next = { ...options, ...patch };
    setOptions(next);
    write(key, next);
  };
  return [options, change] as const;
}

/** Parses stored view options. Missing and invalid values become their defaults. */
export function parseViewOptions(stored: string | null): ViewOptions {
  const { density, hiddenColumns, columnOrder, columnWidths } = parseObject(stored);
  return {
    density: density === 'compact' ? 'compact' : 'comfortable',
    hiddenColumns: textsOf(hiddenColumns),
    columnOrder: textsOf(columnOrder),
    columnWidths: widthsOf(columnWidths),
  };
}

const textsOf = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : [];

const widthsOf = (stored: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(stored && typeof stored === 'object' ? stored : {}).filter(
      ([, width]) => typeof width === 'number' && width > 0 && width < 100,
    ),
  );

function parseObject(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

function read(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, options: ViewOptions) {
  try {
    localStorage.setItem(key, JSON.stringify(options));
  } catch {
    // Storage is full or blocked: the change lasts until the user leaves the list.
  }
}
