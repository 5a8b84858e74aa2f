import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { apiErrorOf, type ApiError } from '../../apollo/errors';
import { useErrorText } from '../feedback/useErrorText';
import { conflictOf, type Conflict, type Units } from './conflict/conflict';
import { NotSaved } from './notSaved';
import { useFormDraft, type DraftOffer } from './drafts/useFormDraft';
import { useUnsavedGuard } from './useUnsavedGuard';

interface Options<TValues extends FieldValues> {
  defaultValues: TValues;
  save: (values: TValues) => Promise<void>;
  /** Reads the record as it is now, after someone else has saved it meanwhile. */
  loadCurrent?: () => Promise<TValues>;
  /** Fields whose values are chosen together, should someone else have changed them. */
  units?: Units | undefined;
  /** The record that it edits, such as `Song:7`: what was typed is kept by it, or else by the address. */
  record?: string | undefined;
  /** What the form is about, where neither of these says it. */
  about?: string | undefined;
}

export interface SaveForm<TValues extends FieldValues> extends UseFormReturn<TValues> {
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  isSaving: boolean;
  /** For `FormHead`. */
  head: {
    /** What is wrong with the form as a whole. */
    problem: { text: string; requestId?: string } | undefined;
    /** What was typed before and never saved. */
    offer: DraftOffer | undefined;
  };
  /** For fields that hold what nobody else may read, such as a password: drafts are without them. */
  neverKeep: (path: string) => void;
  conflict: Conflict<TValues> | undefined;
  /** Saves again with the values that were chosen; without any, goes back to the form. */
  resolveConflict: (chosen: TValues | undefined) => Promise<void>;
  /** Asks before unsaved changes are lost; true when leaving is fine. */
  mayLeave: () => Promise<boolean>;
}

/**
 * A form that saves to the server: its field errors land on their fields, leaving it dirty asks first, and what was typed
 * outlives a reload, a crash and the end of the session.
 */
export function useSaveForm<TValues extends FieldValues>({
  defaultValues,
  save,
  loadCurrent,
  units,
  record,
  about,
}: Options<TValues>): SaveForm<TValues> {
  const form = useForm<TValues>({
    defaultValues: defaultValues as DefaultValues<TValues>,
  });
  const [problem, setProblem] = useState<SaveForm<TValues>['head']['problem']>();
  const [conflict, setConflict] = useState<Conflict<TValues>>();
  const errorText = useErrorText();
  const { isDirty, isSubmitting } = form.formState;
  const draft = useFormDraft(form, { record, about, isShared: loadCurrent !== undefined, units });
  const guard = useUnsavedGuard(isDirty, { onLeave: draft.forgetTyped });

  const saveValues = async (values: TValues) => {
    setProblem(undefined);
    try {
      guard.release();
      await save(values);
      draft.forget();
    } catch (error) {
      guard.hold();
      if (error instanceof NotSaved) return;
      const apiError = apiErrorOf(error);
      if (apiError.code === 'CONFLICT' && loadCurrent) return compare(values, loadCurrent);
      const hasLanded = apiError.code === 'BAD_USER_INPUT' && showFieldErrors(form, values, apiError);
      if (!hasLanded) showError(error);
    }
  };
  const showError = (error: unknown) =>
    setProblem({ text: errorText(error), requestId: apiErrorOf(error).requestId });
  const compare = async (values: TValues, load: () => Promise<TValues>) => {
    try {
      setConflict(conflictOf(defaultValues, values, await load(), units));
    } catch (error) {
      showError(error);
    }
  };

  return {
    ...form,
    submit: form.handleSubmit(saveValues),
    isSaving: isSubmitting,
    head: { problem, offer: draft.offer },
    neverKeep: draft.neverKeep,
    conflict,
    resolveConflict: async (chosen) => {
      setConflict(undefined);
      if (!chosen) return;
      form.reset(chosen, { keepDefaultValues: true });
      await form.handleSubmit(saveValues)();
    },
    mayLeave: guard.mayLeave,
  };
}

/** Puts the server's messages on their fields; false when one has no field in this form. */
export function showFieldErrors<TValues extends FieldValues>(
  form: Pick<UseFormReturn<TValues>, 'setError'>,
  values: TValues,
  { fields = {} }: Pick<ApiError, 'fields'>,
): boolean {
  const problems = Object.entries(fields).map(([path, message]) => ({ at: fieldFor(values, path), message }));
  // The values are in the order of the fields on the screen, the server's answer in any.
  const order = Object.keys(values);
  const placeOf = (path: string) => order.indexOf(path.split('.')[0]!);
  problems
    .flatMap(({ at, message }) => (at === undefined ? [] : [{ at, message }]))
    .toSorted((a, b) => placeOf(a.at) - placeOf(b.at))
    .forEach(({ at, message }, index) =>
      form.setError(at as Path<TValues>, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
  return problems.length > 0 && problems.every(({ at }) => at !== undefined);
}

/** Where a problem is shown: that of one among several, `tags.2`, at the field that holds them as one text. */
function fieldFor(values: object, path: string): string | undefined {
  if (hasPath(values, path)) return path;
  const [holder] = path.split('.') as [string];
  return typeof (values as Record<string, unknown>)[holder] === 'string' ? holder : undefined;
}

function hasPath(values: unknown, path: string) {
  let inner: unknown = values;
  for (const key of path.split('.')) {
    if (typeof inner !== 'object' || inner === null || !(key in inner)) return false;
    inner = (inner as Record<string, unknown>)[key];
  }
  return true;
}
