import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../apollo/session/SessionContext';
import { maxDrafts } from './formDraft';
import { draftKey, forgetDraft, keepDraft, readDraft } from './storedDrafts';
import type { DraftOffer } from './useFormDraft';
import { useLater } from './useLater';

interface ValueDraft<TValue> {
  /** When it was changed last. */
  at: string;
  value: TValue;
}

interface Options<TValue> {
  /** What it is about, such as `Playlist:7 criteria`. */
  about: string;
  /** What was typed; undefined while that is nothing but what was there. */
  typed: TValue | undefined;
  /** Reads what was kept, which may be of an older version; undefined for what is none, or nothing new by now. */
  read: (stored: unknown) => TValue | undefined;
  restore: (value: TValue) => void;
  /** Whether it is about something that others have changed since. */
  hasMovedOn: (value: TValue) => boolean;
}

/** What is typed outside of a form, such as into the cells of a grid: kept and offered again as the draft of a form is. */
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
  const keep = (drafts: ValueDraft<TValue>[]) => {
    if (!key) return;
    if (drafts.length > 0) keepDraft(key, drafts);
    else forgetDraft(key);
  };
  const keepTyped = (value = latest.current) => {
    const own = value === undefined ? [] : [{ at: new Date().toISOString(), value }];
    keep([...own, ...waiting.current].slice(0, maxDrafts));
  };
  const later = useLater(() => keepTyped());
  const isBegun = useRef(false);
  useEffect(() => {
    // What is there at first was typed by nobody.
    if (isBegun.current) later.ask();
    isBegun.current = true;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it stays the same
  }, [typed]);

  const [first, ...others] = offered;
  const shown: DraftOffer | undefined = first && {
    at: first.at,
    hasMovedOn: hasMovedOn(first.value),
    restore: () => {
      offer(others);
      restore(first.value);
      keepTyped(first.value);
    },
    discard: () => {
      offer(others);
      keepTyped();
    },
  };
  return {
    offer: shown,
    /** What was typed is saved. */
    forget: () => {
      later.stop();
      offer([]);
      keep([]);
    },
    /** What was typed is thrown away, and what was offered is not. */
    forgetTyped: () => {
      later.stop();
      keep(waiting.current);
    },
  };
}

/** By person and radio, and by what it is about. */
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
  return (stored as unknown[]).slice(0, maxDrafts).flatMap((one) => {
    const { at, value } = (one ?? {}) as Partial<ValueDraft<unknown>>;
    const known = read(value);
    return typeof at === 'string' && !Number.isNaN(Date.parse(at)) && known !== undefined
      ? [{ at, value: known }]
      : [];
  });
}
