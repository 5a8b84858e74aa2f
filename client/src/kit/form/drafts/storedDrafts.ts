/*
 * What somebody has typed and not sent, kept in local storage under their id: nobody else who signs in here is shown it.
 * A browser that keeps nothing for us is no reason to fail: it is still in the field.
 */

const prefix = 'regie.draft.';

/** Nobody comes back to what is older. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  at: number;
  what: unknown;
}

export const draftKey = (viewerId: string, name: string) => `${prefix}${viewerId}.${name}`;

/** What is kept, whatever it is: who asks believes it as far as it is of their form. */
export function readDraft(key: string): unknown {
  try {
    return parse(localStorage.getItem(key))?.what;
  } catch {
    return undefined;
  }
}

export function keepDraft(key: string, what: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), what } satisfies StoredDraft));
  } catch {
    // The storage is full or forbidden.
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}

/** Forgets everyone's that are old. */
export function forgetOldDrafts(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
      const found = parse(localStorage.getItem(key));
      if (!found || now - found.at > lifetime) localStorage.removeItem(key);
    }
  } catch {
    // There is nothing to forget.
  }
}

function parse(stored: string | null): StoredDraft | undefined {
  try {
    const found = JSON.parse(stored ?? '') as Partial<StoredDraft> | null;
    return typeof found?.at === 'number' ? { at: found.at, what: found.what } : undefined;
  } catch {
    return undefined;
  }
}
