/*
 * What somebody last searched for and opened, kept in local storage under their id. It is believed only as far as it is
 * of its form, and gone when they sign out.
 */

export interface Recents {
  searches: readonly string[];
  /** Targets of pages. */
  pages: readonly string[];
}

const prefix = 'regie.recent.';
const most = 5;
const longest = 100;

const keyOf = (viewerId: string) => `${prefix}${viewerId}`;

/** What is kept of somebody, the latest first. */
export function readRecents(viewerId: string): Recents {
  try {
    return parseRecents(localStorage.getItem(keyOf(viewerId)));
  } catch {
    return parseRecents(null);
  }
}

/** Reads stored recents; whatever is not a text of a sensible length is left out. */
export function parseRecents(stored: string | null): Recents {
  const { searches, pages } = parseObject(stored);
  return { searches: texts(searches), pages: texts(pages) };
}

/** Puts one more search or page first, after what other tabs have added. */
export function noteRecent(viewerId: string, kind: keyof Recents, text: string): void {
  const recents = readRecents(viewerId);
  const next = { ...recents, [kind]: texts([text.trim(), ...recents[kind]]) };
  try {
    localStorage.setItem(keyOf(viewerId), JSON.stringify(next));
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}

/** Forgets everyone's. */
export function forgetRecents(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}

function texts(values: unknown): string[] {
  if (!Array.isArray(values)) return [];
  const good = values.filter(
    (value): value is string => typeof value === 'string' && value !== '' && value.length <= longest,
  );
  return [...new Set(good)].slice(0, most);
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
