import type { GraphQLSchema } from 'graphql';
import { namedKinds, type Argument } from './namedTypes.ts';
import type { TestApp } from '../testApp.ts';
import { idFiltersOf, idPlacesOf, type Operation, type Place } from './operations.ts';
import { idOnPlatform, idsByKind } from './rows.ts';

/*
 * Where ids of another radio fit into an operation. Each goes where an argument names its kind: all of them at once,
 * and each alone with valid ids beside it, so that nothing else is wrong with what is asked. That is about as many
 * ways as the operation has places for ids.
 */

/** What there is to put in. */
export interface Ids {
  /** By kind: of the other radio. */
  foreign: ReadonlyMap<string, readonly string[]>;
  /** By kind: of the radio that is asked, or of the platform. */
  own: ReadonlyMap<string, string>;
  nothing: string;
}

export interface Way {
  /** Which places get which id of the other radio. */
  foreign: Record<string, string>;
  idFor: (place: Place) => string;
  /** Variables beside those. */
  more: object;
}

export function waysToAsk(schema: GraphQLSchema, { args }: Operation, ids: Ids): Way[] {
  const fitting = (argument: Argument) => foreignIdsFor(schema, argument, ids);
  const places = idPlacesOf(args).map((place) => ({ path: place.path, fitting: fitting(place.argument) }));
  const open = places.filter((place) => place.fitting.length > 0);
  const way = (foreign: Record<string, string>, more: object = {}): Way => ({
    foreign,
    idFor: ({ path, argument }) => foreign[path] ?? ownIdFor(schema, argument, ids),
    more,
  });

  const rounds = Math.max(0, ...open.map((place) => place.fitting.length));
  const together = Array.from({ length: rounds }, (_, round) =>
    way(
      Object.fromEntries(
        // Two places for the same kind get two different ones.
        open.map(({ path, fitting: some }, index) => [path, some[(round + index) % some.length]!]),
      ),
    ),
  );
  const alone = open.flatMap((place) => place.fitting.map((id) => way({ [place.path]: id })));
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

/** Of several kinds, that with the most fields: it takes whatever an input may change of any. */
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

/** By kind, ids of rows of a radio, or of the platform, for all kinds that the arguments of operations name. */
export async function ownIdsOf(
  app: TestApp,
  schema: GraphQLSchema,
  radioId: number,
  operations: readonly Operation[],
): Promise<Map<string, string>> {
  const rows = await idsByKind(app, radioId);
  const own = new Map([...rows].flatMap(([kind, [id]]) => (id ? [[kind, id] as const] : [])));
  const named = operations.flatMap(({ args }) =>
    idPlacesOf(args).flatMap(({ argument }) => namedKinds(schema, argument)),
  );
  for (const kind of new Set(named)) {
    const id = own.has(kind) ? undefined : await idOnPlatform(app, kind);
    if (id) own.set(kind, id);
  }
  return own;
}
