import type { FieldValues } from 'react-hook-form';

/** One field on which two people disagree. */
export interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Who changed it: their value is proposed where I changed nothing. */
  proposed: 'mine' | 'theirs';
}

export interface Conflict<TValues extends FieldValues> {
  mine: TValues;
  theirs: TValues;
  differences: readonly Difference[];
}

/** Compares what I want to save with what someone else saved since I began. */
export function conflictOf<TValues extends FieldValues>(
  base: TValues,
  mine: TValues,
  theirs: TValues,
): Conflict<TValues> {
  const differences = leafPaths(mine)
    .map((path) => ({
      path,
      base: valueAt(base, path),
      mine: valueAt(mine, path),
      theirs: valueAt(theirs, path),
    }))
    .filter((field) => field.mine !== field.theirs)
    .map(({ path, base: before, mine: my, theirs: their }) => ({
      path,
      mine: my,
      theirs: their,
      proposed: my === before ? ('theirs' as const) : ('mine' as const),
    }));
  return { mine, theirs, differences };
}

/** The values to save once every difference has been decided. */
export function decided<TValues extends FieldValues>(
  { mine, differences }: Conflict<TValues>,
  choices: Record<string, 'mine' | 'theirs'>,
): TValues {
  const values = structuredClone(mine);
  for (const { path, theirs, proposed } of differences) {
    if ((choices[path] ?? proposed) === 'theirs') putAt(values, path, theirs);
  }
  return values;
}

function leafPaths(values: FieldValues, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leafPaths(value, `${prefix}${key}.`) : [prefix + key],
  );
}

function valueAt(values: FieldValues, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (inner as FieldValues | undefined)?.[key], values);
}

function putAt(values: FieldValues, path: string, value: unknown) {
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<FieldValues>((inner, key) => inner[key] as FieldValues, values);
  parent[last] = value;
}
