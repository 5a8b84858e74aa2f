import type { FieldValues } from 'react-hook-form';

/** A field with two conflicting values. */
export interface Difference {
  path: string;
  /** Paths of values that only make sense together; `mine` and `theirs` are then objects by path. */
  unit?: readonly string[];
  mine: unknown;
  theirs: unknown;
  /** The value that is selected at first: `theirs` if the user has not changed the field. */
  proposed: 'mine' | 'theirs';
}

/** Groups of form fields that are chosen together in an edit conflict, such as those of an address. */
export type Units = readonly (readonly string[])[];

export interface Conflict<TValues extends FieldValues> {
  mine: TValues;
  theirs: TValues;
  differences: readonly Difference[];
}

/**
 * Returns the differences between the user's values (`mine`) and the server's (`theirs`). For each, it proposes the user's
 * value if it differs from the initial value in `base`, otherwise the server's.
 */
export function conflictOf<TValues extends FieldValues>(
  base: TValues,
  mine: TValues,
  theirs: TValues,
  units: Units = [],
): Conflict<TValues> {
  const single = leafPaths(mine).filter((path) => !units.some((unit) => unit.includes(path)));
  const differences = [...single.map((path) => [path]), ...units]
    .filter((paths) => paths.some((path) => !isSame(valueAt(mine, path), valueAt(theirs, path))))
    .map((paths): Difference => {
      const isMine = paths.some((path) => !isSame(valueAt(mine, path), valueAt(base, path)));
      const proposed = isMine ? 'mine' : 'theirs';
      const [path] = paths as [string];
      if (paths.length === 1)
        return { path, mine: valueAt(mine, path), theirs: valueAt(theirs, path), proposed };
      return { path, unit: paths, mine: valuesAt(mine, paths), theirs: valuesAt(theirs, paths), proposed };
    });
  return { mine, theirs, differences };
}

/**
 * Returns the values to save after an edit conflict. Each difference gets the user's or the server's value, as chosen.
 */
export function decided<TValues extends FieldValues>(
  { mine, differences }: Conflict<TValues>,
  choices: Record<string, 'mine' | 'theirs'>,
): TValues {
  const values = structuredClone(mine);
  for (const { path, unit, theirs, proposed } of differences) {
    if ((choices[path] ?? proposed) === 'mine') continue;
    if (unit) for (const each of unit) putAt(values, each, (theirs as Record<string, unknown>)[each]);
    else putAt(values, path, theirs);
  }
  return values;
}

/** Returns the paths of all values. An array counts as one value, because a row may be at another index in the other array. */
function leafPaths(values: FieldValues, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? leafPaths(value, `${prefix}${key}.`)
      : [prefix + key],
  );
}

const isSame = (a: unknown, b: unknown) =>
  a === b || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b));

const valuesAt = (values: FieldValues, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, valueAt(values, path)]));

function valueAt(values: FieldValues, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (inner as FieldValues | undefined)?.[key], values);
}

function putAt(values: FieldValues, path: string, value: unknown) {
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<FieldValues>((inner, key) => inner[key] as FieldValues, values);
  parent[last] = value;
}
