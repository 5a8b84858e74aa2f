import type { GraphQLSchema } from 'graphql';
import { namedKinds, type Argument } from './namedTypes.ts';
import type { TestApp } from '../testApp.ts';
import { idFiltersOf, idArgumentsOf, type Operation, type ArgumentPath } from './operations.ts';
import { idOnPlatform, idsByKind } from './rows.ts';

/*
 * Combinations of ids of another radio for the arguments of an operation. An id is used only where the argument accepts its kind:
 * in one combination all ids at once, and in others each id alone with valid ids, so that nothing else is wrong with the request.
 * There are about as many combinations as the operation has arguments for ids.
 */

/** Ids that tests insert into arguments: those of another radio, and valid ones. */
export interface Ids {
  /** Ids of the other radio, by kind. */
  foreign: ReadonlyMap<string, readonly string[]>;
  /** Ids of the requested radio, or of the platform, by kind. */
  own: ReadonlyMap<string, string>;
  nothing: string;
}

export interface Way {
  /** Which arguments get an id of the other radio, by path. */
  foreign: Record<string, string>;
  idFor: (argument: ArgumentPath) => string;
  /** Further variables. */
  more: object;
}

export function foreignIdWays(schema: GraphQLSchema, { args }: Operation, ids: Ids): Way[] {
  const fitting = (argument: Argument) => foreignIdsFor(schema, argument, ids);
  const idArguments = idArgumentsOf(args).map((argument) => ({
    path: argument.path,
    fitting: fitting(argument.argument),
  }));
  const open = idArguments.filter((argument) => argument.fitting.length > 0);
  const way = (foreign: Record<string, string>, more: object = {}): Way => ({
    foreign,
    idFor: ({ path, argument }) => foreign[path] ?? ownIdFor(schema, argument, ids),
    more,
  });

  const rounds = Math.max(0, ...open.map((argument) => argument.fitting.length));
  const together = Array.from({ length: rounds }, (_, round) =>
    way(
      Object.fromEntries(
        // Two arguments that accept the same kind get different ids.
        open.map(({ path, fitting: some }, index) => [path, some[(round + index) % some.length]!]),
      ),
    ),
  );
  const alone = open.flatMap((argument) => argument.fitting.map((id) => way({ [argument.path]: id })));
  const filtered = idFiltersOf(args).flatMap((column) =>
    fitting(column).map((id) =>
      way({ [`filter.${column.name}`]: id }, { filter: { [column.name]: { eq: id } } }),
    ),
  );
  return [...together, ...(open.length > 1 ? alone : []), ...filtered];
}

function foreignIdsFor(schema: GraphQLSchema, argument: Argument, { foreign }: Ids): string[] {
  return [...new Set(namedKinds(schema, argument).flatMap((kind) => foreign.get(kind) ?? []))];
}

/**
 * Returns a valid id for an argument. When the argument accepts several kinds, the id is of the kind with the most fields, so that
 * an input may change any of them.
 */
export function ownIdFor(
  schema: GraphQLSchema,
  argument: Argument,
  { own, nothing }: Pick<Ids, 'own' | 'nothing'>,
): string {
  const size = (kind: string) => Object.keys(fieldsOf(schema, kind)).length;
  const [kind] = namedKinds(schema, argument).toSorted((a, b) => size(b) - size(a));
  return (kind && own.get(kind)) ?? nothing;
}

function fieldsOf(schema: GraphQLSchema, name: string): object {
  const type = schema.getType(name);
  return type && 'getFields' in type ? type.getFields() : {};
}

/** An id of a row for every kind that the arguments of the operations accept. The row belongs to the radio or to the platform. */
export async function ownIdsOf(
  app: TestApp,
  schema: GraphQLSchema,
  radioId: number,
  operations: readonly Operation[],
): Promise<Map<string, string>> {
  const rows = await idsByKind(app, radioId);
  const own = new Map([...rows].flatMap(([kind, [id]]) => (id ? [[kind, id] as const] : [])));
  const named = operations.flatMap(({ args }) =>
    idArgumentsOf(args).flatMap(({ argument }) => namedKinds(schema, argument)),
  );
  for (const kind of new Set(named)) {
    const id = own.has(kind) ? undefined : await idOnPlatform(app, kind);
    if (id) own.set(kind, id);
  }
  return own;
}
