/*
 * Stores unsent drafts in local storage, by the user's id. Other users of this browser do not see them. Storage errors
 * are ignored: the text is still in the field.
 */

const prefix = 'regie.draft.';

/** Lifetime of a draft: 30 days, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  at: number;
  what: unknown;
}

export const draftKey = (viewerId: string, name: string) => `${prefix}${viewerId}.${name}`;

/** Returns a stored draft, unvalidated: the caller must check its shape. Undefined when there is none. */
export function readDraft(key: string): unknown {
  try {
    return parse(localStorage.getItem(key))?.what;
  } catch {
    return undefined;
  }
}

export function storeDraft(key: string, what: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), what } satisfies StoredDraft));
  } catch {
    // Storage is full or blocked.
  }
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}

/** Deletes expired drafts of all users. */
export function forgetOldDrafts(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith(prefix))) {
      const found = parse(localStorage.getItem(key));
      if (!found || now - found.at > lifetime) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so there is nothing to delete.
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
