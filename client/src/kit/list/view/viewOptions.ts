import { useState } from 'react';
import { useSession } from '../../../apollo/session/SessionContext';

export type Density = 'comfortable' | 'compact';

/** How someone likes one list to look; kept in local storage, for each person. */
export interface ViewOptions {
  density: Density;
  hiddenColumns: readonly string[];
  /** Keys of the columns in the order that was chosen; empty for the list's own. */
  columnOrder: readonly string[];
  /** Parts of a hundred of the table's width, by the keys of columns whose width was chosen. */
  columnWidths: Readonly<Record<string, number>>;
}

/** The view options of a list and the way to change them. */
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

/** Reads stored view options; whatever is missing or not allowed becomes its default. */
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
    // Storage is full or forbidden: the choice holds until the page is left.
  }
}
