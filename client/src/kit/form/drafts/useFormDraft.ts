import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../apollo/session/SessionContext';
import type { Units } from '../conflict/conflict';
import {
  draftsIn,
  hasMovedOn,
  isSame,
  maxDrafts,
  withDraft,
  withoutSecrets,
  type FormDraft,
} from './formDraft';
import { draftKey, forgetDraft, keepDraft, readDraft } from './storedDrafts';
import { useLater } from './useLater';

/** What was typed into a form before and is offered again. */
export interface DraftOffer {
  at: string;
  /** The record is no longer what it was when this was typed. */
  hasMovedOn: boolean;
  restore: () => void;
  discard: () => void;
}

interface Options {
  /** The record that it edits, by which drafts of it are kept wherever it is edited. */
  record: string | undefined;
  /** What the form is about, where neither its record nor its address says it. */
  about: string | undefined;
  /** It edits a record that others may change too. */
  isShared: boolean;
  units: Units | undefined;
}

/**
 * Keeps what is typed into a form until it is saved or thrown away, and offers it when one comes back. What one has not
 * answered to stays, whatever is typed meanwhile.
 */
export function useFormDraft<TValues extends FieldValues>(
  form: UseFormReturn<TValues>,
  { record, about, isShared, units }: Options,
) {
  const begun = form.formState.defaultValues as TValues;
  const latest = useRef(begun);
  useEffect(() => void (latest.current = begun));
  const key = useKey(begun, record, about);
  const secrets = useRef(new Set<string>());
  const [offered, setOffered] = useState(() => offersAt(key, begun, units));
  const waiting = useRef(offered);

  const offer = (drafts: FormDraft[]) => {
    waiting.current = drafts;
    setOffered(drafts);
  };
  const keep = (drafts: FormDraft[]) => {
    if (!key) return;
    if (drafts.length > 0) keepDraft(key, drafts);
    else forgetDraft(key);
  };
  const keepTyped = () => {
    const base = latest.current;
    const values = withoutSecrets(form.getValues(), base, secrets.current);
    const typed = isSame(values, base) ? [] : [{ at: new Date().toISOString(), base, values }];
    keep([...typed, ...waiting.current].slice(0, maxDrafts));
  };
  const later = useLater(keepTyped);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: later.ask }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- both stay the same
    [],
  );

  const [first, ...others] = offered;
  return {
    /** For fields that hold what nobody else may read, such as a password. */
    neverKeep: (path: string) => void secrets.current.add(path),
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
    offer: first && {
      at: first.at,
      hasMovedOn: isShared && hasMovedOn(first, begun),
      restore: () => {
        offer(others);
        form.reset(withDraft(first, form.getValues(), units), { keepDefaultValues: true });
        keepTyped();
      },
      discard: () => {
        offer(others);
        keepTyped();
      },
    },
  };
}

/** By person and radio; then by record, or else by address; and by fields: a page may have several forms. */
function useKey(begun: FieldValues, record: string | undefined, about = ''): string | undefined {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const [key] = useState(() => {
    const fields = Object.keys(begun).toSorted().join(',');
    return viewer
      ? draftKey(viewer.id, [viewer.radio?.id ?? '', record ?? pathname, about, fields].join('|'))
      : undefined;
  });
  return key;
}

function offersAt<TValues extends FieldValues>(
  key: string | undefined,
  begun: TValues,
  units: Units | undefined,
) {
  if (!key) return [];
  return draftsIn(readDraft(key), begun).filter((draft) => !isSame(withDraft(draft, begun, units), begun));
}
