import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../apollo/session/SessionContext';
import { maxDrafts } from './formDraft';
import { draftKey, forgetDraft, storeDraft, readDraft } from './storedDrafts';
import type { DraftOffer } from './useFormDraft';
import { useLater } from './useLater';

interface ValueDraft<TValue> {
  /** When the draft was last changed. */
  at: string;
  value: TValue;
}

interface Options<TValue> {
  /** What the draft belongs to, such as `Playlist:7 criteria`. */
  about: string;
  /** Current value; undefined while unchanged. */
  typed: TValue | undefined;
  /**
   * Validates a stored value, which may be of an older version. Returns undefined if it is invalid or already saved.
   */
  read: (stored: unknown) => TValue | undefined;
  restore: (value: TValue) => void;
  /** True when the stored data has changed since the draft was written. */
  hasMovedOn: (value: TValue) => boolean;
}

/** Stores and offers drafts of values outside of a form, such as the cells of a grid. Works like `useFormDraft`. */
export function useValueDraft<TValue>({ about, typed, read, restore, hasMovedOn }: Options<TValue>) {
  const key = useKey(about);
  const [offered, setOffered] = useState(() => draftsAt(key, read));
  const waiting = useRef(offered);
  const latest = useRef(typed);
  useEffect(() => void (latest.current = typed));
  const offer = (drafts: ValueDraft<TValue>[]) => {
    waiting.current = drafts;
    setOffered(drafts);
  };
  const storeDrafts = (drafts: ValueDraft<TValue>[]) => {
    if (!key) return;
    if (drafts.length > 0) storeDraft(key, drafts);
    else forgetDraft(key);
  };
  const storeTyped = (value = latest.current) => {
    const own = value === undefined ? [] : [{ at: new Date().toISOString(), value }];
    storeDrafts([...own, ...waiting.current].slice(0, maxDrafts));
  };
  const later = useLater(() => storeTyped());
  const isBegun = useRef(false);
  useEffect(() => {
    // The initial value is not a change by the user.
    if (isBegun.current) later.schedule();
    isBegun.current = true;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is stable
  }, [typed]);

  const [first, ...furtherDrafts] = offered;
  const shown: DraftOffer | undefined = first && {
    at: first.at,
    hasMovedOn: hasMovedOn(first.value),
    restore: () => {
      offer(furtherDrafts);
      restore(first.value);
      storeTyped(first.value);
    },
    discard: () => {
      offer(furtherDrafts);
      storeTyped();
    },
  };
  return {
    offer: shown,
    /** Deletes all drafts, after saving. */
    forget: () => {
      later.stop();
      offer([]);
      storeDrafts([]);
    },
    /** Deletes the current draft. Earlier drafts can still be restored. */
    forgetTyped: () => {
      later.stop();
      storeDrafts(waiting.current);
    },
  };
}

/** Returns the storage key of the drafts: person, radio and subject. */
function useKey(about: string): string | undefined {
  const { viewer } = useSession();
  const [key] = useState(() =>
    viewer ? draftKey(viewer.id, [viewer.radio?.id ?? '', about].join('|')) : undefined,
  );
  return key;
}

function draftsAt<TValue>(key: string | undefined, read: Options<TValue>['read']): ValueDraft<TValue>[] {
  const stored = key ? readDraft(key) : undefined;
  if (!Array.isArray(stored)) return [];
  return (stored as unknown[]).slice(0, maxDrafts).flatMap((draft) => {
    const { at, value } = (draft ?? {}) as Partial<ValueDraft<unknown>>;
    const known = read(value);
    return typeof at === 'string' && !Number.isNaN(Date.parse(at)) && known !== undefined
      ? [{ at, value: known }]
      : [];
  });
}
