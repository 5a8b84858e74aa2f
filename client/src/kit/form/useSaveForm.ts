import { useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { apiErrorOf, type ApiError } from '../../apollo/errors';
import { useErrorText } from '../feedback/useErrorText';
import { conflictOf, decided, type Conflict, type Units } from './conflict/conflict';
import { isSame } from './drafts/formDraft';
import { useFormDraft, type DraftOffer } from './drafts/useFormDraft';
import { useUnsavedGuard } from './useUnsavedGuard';

interface Options<TValues extends FieldValues> {
  defaultValues: TValues;
  save: (values: TValues) => Promise<void>;
  /** Returns the field in the form that shows a problem of the input. Absent when the input has the fields of the form. */
  fieldAt?: ((values: TValues, path: string) => string) | undefined;
  /** Reads the current values after an edit conflict. */
  loadCurrent?: () => Promise<TValues>;
  /** Groups of fields that are chosen together in the conflict dialog. */
  units?: Units | undefined;
  /** Name of the edited record, such as `Song:7`, by which its drafts are stored. Without a name, they are stored by the path. */
  record?: string | undefined;
  /** Identifies the form when the record and the path are not enough. */
  about?: string | undefined;
  /** Whether the form stays open after saving. The saved values then become its initial values. */
  staysOpen?: boolean;
}

export interface SaveForm<TValues extends FieldValues> extends UseFormReturn<TValues> {
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  /** Saves without moving the focus, for autosave. Resolves to false when saving failed. */
  saveTyped: () => Promise<boolean>;
  /** Returns whether the values differ from the saved ones. */
  hasUnsaved: () => boolean;
  /** Shows an error of the server at its fields, or above the form. */
  showFailure: (error: unknown) => void;
  isSaving: boolean;
  /** Props of `FormHead`. */
  head: {
    /** Error of the form as a whole. */
    problem: { text: string; requestId?: string } | undefined;
    /** An earlier unsaved draft. */
    offer: DraftOffer | undefined;
  };
  /** Excludes a secret field, such as a password, from drafts. */
  excludeFromDrafts: (path: string) => void;
  conflict: Conflict<TValues> | undefined;
  /** Saves the values that the user has chosen. Without values, returns to the form. */
  resolveConflict: (chosen: TValues | undefined) => Promise<void>;
  /** Asks for confirmation if there are unsaved changes. Resolves to true when the user may leave. */
  mayLeave: () => Promise<boolean>;
}

/**
 * Casts a form to one with only some of its fields, for components that several forms share. React Hook Form types are
 * invariant: without the cast, they do not accept a form with further fields.
 */
export const formWith = <TPart extends object, TWhole extends TPart & FieldValues>(
  form: SaveForm<TWhole>,
): SaveForm<TPart> => form as never;

/**
 * Creates the state of a form that saves to the server. Shows server errors at their fields, asks before unsaved changes are
 * lost, and stores drafts that survive a reload, a crash and the end of the session.
 */
export function useSaveForm<TValues extends FieldValues>({
  defaultValues,
  save,
  fieldAt,
  loadCurrent,
  units,
  record,
  about,
  staysOpen = false,
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
  const saved = useRef(defaultValues);

  const saveValues = async (values: TValues, movesFocus = true): Promise<boolean> => {
    setProblem(undefined);
    try {
      if (!staysOpen) guard.release();
      await save(values);
      if (staysOpen) continueEditing(values);
      else draft.forget();
      return true;
    } catch (error) {
      guard.resume();
      if (error instanceof NotSaved) return false;
      if (apiErrorOf(error).code === 'CONFLICT' && loadCurrent) return compare(values, loadCurrent);
      showFailure(error, values, movesFocus);
      return false;
    }
  };
  /** Makes the saved values the initial values. Changes made during the save stay unsaved. */
  const continueEditing = (values: TValues) => {
    saved.current = values;
    const isAll = isSame(values, form.getValues());
    form.reset(values, { keepValues: true, keepErrors: !isAll, keepDirty: !isAll });
    if (isAll) draft.forget();
  };
  const showFailure = (error: unknown, values: TValues, movesFocus: boolean) => {
    const apiError = apiErrorOf(error);
    const setError: typeof form.setError = (name, problem, options) =>
      form.setError(name, problem, { shouldFocus: movesFocus && Boolean(options?.shouldFocus) });
    const fields = Object.entries(apiError.fields ?? {}).map(([path, message]) => [
      fieldAt?.(values, path) ?? path,
      message,
    ]);
    const hasLanded =
      apiError.code === 'BAD_USER_INPUT' &&
      showFieldErrors({ setError }, values, { fields: Object.fromEntries(fields) });
    if (!hasLanded) showError(error);
  };
  const showError = (error: unknown) =>
    setProblem({ text: errorText(error), requestId: apiErrorOf(error).requestId });
  const compare = async (values: TValues, load: () => Promise<TValues>): Promise<boolean> => {
    try {
      const found = conflictOf(saved.current, values, await load(), units);
      // The conflict concerns nothing in this form, but for example a new picture: save the same values again.
      if (found.differences.length === 0) return await saveValues(values);
      setConflict(found);
    } catch (error) {
      showError(error);
    }
    return false;
  };

  return {
    ...form,
    submit: form.handleSubmit(async (values) => void (await saveValues(values))),
    saveTyped: async () => (await form.trigger()) && saveValues(structuredClone(form.getValues()), false),
    hasUnsaved: () => !isSame(saved.current, form.getValues()),
    showFailure: (error) => showFailure(error, form.getValues(), true),
    isSaving: isSubmitting,
    head: { problem, offer: draft.offer },
    excludeFromDrafts: draft.excludeFromDrafts,
    conflict,
    resolveConflict: async (chosen) => {
      setConflict(undefined);
      if (!chosen) {
        // Adopt the stored values of the fields that the user has not changed. The next autosave would otherwise overwrite
        // them with the earlier values.
        if (staysOpen && conflict) {
          saved.current = conflict.theirs;
          form.reset(decided(conflict, {}), { keepDefaultValues: true });
        }
        return;
      }
      form.reset(chosen, { keepDefaultValues: true });
      await form.handleSubmit(async (values) => void (await saveValues(values)))();
    },
    mayLeave: guard.mayLeave,
  };
}

/** Thrown by a save function after the user has cancelled it. The form stays open without an error message. */
export class NotSaved extends Error {}

/**
 * Shows server errors at their fields. Returns false when there are no field errors, or one of them belongs to no field
 * of the form.
 */
export function showFieldErrors<TValues extends FieldValues>(
  form: Pick<UseFormReturn<TValues>, 'setError'>,
  values: TValues,
  { fields = {} }: Pick<ApiError, 'fields'>,
): boolean {
  const problems = Object.entries(fields).map(([path, message]) => ({ at: fieldFor(values, path), message }));
  // Focuses the invalid field that comes first in the form's values. The server returns errors in no defined order.
  const order = Object.keys(values);
  const positionOf = (path: string) => order.indexOf(path.split('.')[0]!);
  problems
    .flatMap(({ at, message }) => (at === undefined ? [] : [{ at, message }]))
    .toSorted((a, b) => positionOf(a.at) - positionOf(b.at))
    .forEach(({ at, message }, index) =>
      form.setError(at as Path<TValues>, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
  return problems.length > 0 && problems.every(({ at }) => at !== undefined);
}

/**
 * Returns the field that shows an error. The error of a list element (`tags.2`) belongs to the field with the whole
 * list.
 */
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
