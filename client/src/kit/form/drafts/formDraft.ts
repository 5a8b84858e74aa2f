import { get, set, type FieldValues } from 'react-hook-form';
import { conflictOf, decided, type Units } from '../conflict/conflict';

/** What was typed into a form and not saved, with what the form began with then. */
export interface FormDraft {
  /** When it was typed last. */
  at: string;
  base: FieldValues;
  values: FieldValues;
}

/** The latest, and before it those that one has not answered to. */
export const maxDrafts = 3;

/** Reads drafts that were kept for a form with these values; what is not of its form is left out. */
export function draftsIn(stored: unknown, begun: FieldValues): FormDraft[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((one): one is FormDraft => isDraft(one, begun)).slice(0, maxDrafts);
}

/** A form as it is now with what was changed in a draft. */
export const withDraft = <TValues extends FieldValues>(
  { base, values }: FormDraft,
  now: TValues,
  units?: Units,
): TValues => decided(conflictOf(base as TValues, values as TValues, now, units), {});

/** Whether the form began with something else when a draft of it was typed. */
export const hasMovedOn = ({ base }: FormDraft, begun: FieldValues) =>
  conflictOf(base, base, begun).differences.length > 0;

/** Values without those that are never kept. */
export function withoutSecrets<TValues extends FieldValues>(
  values: TValues,
  begun: TValues,
  secrets: Iterable<string>,
): TValues {
  const stored = structuredClone(values);
  for (const path of secrets) set(stored, path, get(begun, path));
  return stored;
}

export const isSame = (one: FieldValues, other: FieldValues) => JSON.stringify(one) === JSON.stringify(other);

function isDraft(one: unknown, begun: FieldValues): boolean {
  const { at, base, values } = (one ?? {}) as Partial<FormDraft>;
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) && fits(base, begun) && fits(values, begun);
}

function fits(values: unknown, begun: FieldValues): boolean {
  if (typeof values !== 'object' || values === null) return false;
  return Object.entries(begun).every(
    ([name, value]) => kindOf((values as FieldValues)[name]) === kindOf(value),
  );
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
