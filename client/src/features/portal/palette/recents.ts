/*
 * Recent searches and pages of a user, in local storage under their id. Stored values are validated when read, and
 * deleted at sign-out.
 */

export interface Recents {
  searches: readonly string[];
  /** Targets of pages. */
  pages: readonly string[];
}

const prefix = 'regie.recent.';
const maxRecents = 5;
const longest = 100;

const keyOf = (viewerId: string) => `${prefix}${viewerId}`;

/** Reads a user's recent searches and pages, latest first. */
export function readRecents(viewerId: string): Recents {
  try {
    return parseRecents(localStorage.getItem(keyOf(viewerId)));
  } catch {
    return parseRecents(null);
  }
}

/** Parses stored searches and pages. Drops values that are not texts or are too long. */
export function parseRecents(stored: string | null): Recents {
  const { searches, pages } = parseObject(stored);
  return { searches: texts(searches), pages: texts(pages) };
}

/** Stores a search or page as the user's latest one. Reads the storage again, because other tabs may have changed it. */
export function noteRecent(viewerId: string, kind: keyof Recents, text: string): void {
  const recents = readRecents(viewerId);
  const next = { ...recents, [kind]: texts([text.trim(), ...recents[kind]]) };
  try {
    localStorage.setItem(keyOf(viewerId), JSON.stringify(next));
  } catch {
    // Storage is full or blocked: nothing is stored.
  }
}

/** Deletes the recent searches and pages of all users. */
export function forgetRecents(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}

function texts(values: unknown): string[] {
  if (!Array.isArray(values)) return [];
  const good = values.filter(
    (value): value is string => typeof value === 'string' && value !== '' && value.length <= longest,
  );
  return [...new Set(good)].slice(0, maxRecents);
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
