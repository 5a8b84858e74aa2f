import { get, set, type FieldValues } from 'react-hook-form';
import { conflictOf, decided, type Units } from '../conflict/conflict';

/** Unsaved draft of a form: its values, and the initial values of the form at that time. */
export interface FormDraft {
  /** When the draft was last changed. */
  at: string;
  base: FieldValues;
  values: FieldValues;
}

/** Maximum number of stored drafts of a form. When there are more, the oldest ones are dropped. */
export const maxDrafts = 3;

/**
 * Reads the stored drafts of a form with these initial values. Ignores drafts that lack a field of the form, or whose
 * value of a field has another type, such as those of an earlier version of the form.
 */
export function draftsIn(stored: unknown, begun: FieldValues): FormDraft[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((draft): draft is FormDraft => isDraft(draft, begun)).slice(0, maxDrafts);
}

/** Returns the current values of a form with the changes of a draft applied. */
export const withDraft = <TValues extends FieldValues>(
  { base, values }: FormDraft,
  now: TValues,
  units?: Units,
): TValues => decided(conflictOf(base as TValues, values as TValues, now, units), {});

/** Returns whether the initial values of the form have changed since the draft was written. */
export const hasMovedOn = ({ base }: FormDraft, begun: FieldValues) =>
  conflictOf(base, base, begun).differences.length > 0;

/** Returns the values with secret fields, such as passwords, set back to their initial values. */
export function withoutSecrets<TValues extends FieldValues>(
  values: TValues,
  begun: TValues,
  secrets: Iterable<string>,
): TValues {
  const stored = structuredClone(values);
  for (const path of secrets) set(stored, path, get(begun, path));
  return stored;
}

export const isSame = (a: FieldValues, b: FieldValues) => JSON.stringify(a) === JSON.stringify(b);

function isDraft(draft: unknown, begun: FieldValues): boolean {
  const { at, base, values } = (draft ?? {}) as Partial<FormDraft>;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) && fits(base, begun) && fits(values, begun);
}

function fits(values: unknown, begun: FieldValues): boolean {
  if (typeof values !== 'object' || values === null) return false;
  return Object.entries(begun).every(([name, example]) => {
    const value: unknown = (values as FieldValues)[name];
    return kindOf(value) === kindOf(example) && hasShape(value, example);
  });
}

/**
 * Returns whether a value has the fields of an example, of the same types, also inside. An element of a list must have the shape of
 * one of the elements of the example. Null fits everything, because it is also the absence of an object.
 */
function hasShape(value: unknown, example: unknown): boolean {
  if (value === null || example === null || example === undefined) return true;
  if (kindOf(value) !== kindOf(example)) return false;
  if (Array.isArray(value) && Array.isArray(example))
    return (
      example.length === 0 ||
      value.every((element) => example.some((exampleElement) => hasShape(element, exampleElement)))
    );
  return (
    typeof example !== 'object' ||
    Object.entries(example).every(([name, inner]) => hasShape((value as FieldValues)[name], inner))
  );
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
