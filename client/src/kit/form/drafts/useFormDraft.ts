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
import { draftKey, forgetDraft, storeDraft, readDraft } from './storedDrafts';
import { useLater } from './useLater';

/** An unsaved draft of a form, offered for restoring. */
export interface DraftOffer {
  at: string;
  /** Whether the record has changed since the draft was written. */
  hasMovedOn: boolean;
  restore: () => void;
  discard: () => void;
}

interface Options {
  /**
   * Name of the edited record. Drafts are stored by this name in place of the path, so that forms with the same fields
   * on other pages offer them too.
   */
  record: string | undefined;
  /** Identifies the form when the record and the path are not enough. */
  about: string | undefined;
  /** True when the record may change outside of this form. Only then does the offer report changes since the draft. */
  isShared: boolean;
  units: Units | undefined;
}

/**
 * Stores the values of a form as a draft until they are saved or discarded. Offers stored drafts when the form is opened again. Drafts
 * that the user has neither restored nor discarded stay stored while a new draft is written.
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
  const storeDrafts = (drafts: FormDraft[]) => {
    if (!key) return;
    if (drafts.length > 0) storeDraft(key, drafts);
    else forgetDraft(key);
  };
  const storeTyped = () => {
    const base = latest.current;
    const values = withoutSecrets(form.getValues(), base, secrets.current);
    const typed = isSame(values, base) ? [] : [{ at: new Date().toISOString(), base, values }];
    storeDrafts([...typed, ...waiting.current].slice(0, maxDrafts));
  };
  const later = useLater(storeTyped);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: later.schedule }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- both are stable
    [],
  );

  const [first, ...furtherDrafts] = offered;
  return {
    /** Excludes a secret field, such as a password, from drafts. */
    excludeFromDrafts: (path: string) => void secrets.current.add(path),
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
    offer: first && {
      at: first.at,
      hasMovedOn: isShared && hasMovedOn(first, begun),
      restore: () => {
        offer(furtherDrafts);
        form.reset(withDraft(first, form.getValues(), units), { keepDefaultValues: true });
        storeTyped();
      },
      discard: () => {
        offer(furtherDrafts);
        storeTyped();
      },
    },
  };
}

/**
 * Returns the storage key of the drafts: person, radio, record or path, subject, and field names. The field names are needed because a
 * page may have several forms.
 */
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
