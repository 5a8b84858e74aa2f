import {
  GraphQLID,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Forgets } from '../src/apollo/cache/forgets.ts';
import { staleByChange, staleByContent, staleByRemoved, staleByNew, typesNamed } from './schemaFacts.ts';

/** Types whose plural is irregular. */
const irregular: Record<string, string> = { Media: 'Medium' };

const shape =
  /^(create|restore|duplicate|import|addTo|affect|release|edit|update|delete|purge|merge)([A-Z]\w*)$/;

/**
 * Returns what a mutation makes stale, derived from its name. `createX`, `restoreX` and `duplicateX` add records;
 * `deleteX`, `purgeXs` and `mergeXs` remove them; `updateX` changes a record and `editXs` several; `affectXToY` and
 * `releaseXFromY` attach and detach records; `addToX` and `importX` change the contents. Undefined for all others.
 */
export function staleAfter(schema: GraphQLSchema, mutation: string): Forgets | undefined {
  const [, verb, name] = shape.exec(mutation) ?? [];
  if (!verb || !name) return undefined;
  const types = typesOf(schema, mutation, name);
  if (types.length === 0) return undefined;
  const names = types.map((type) => type.name);
  switch (verb) {
    case 'update':
      return written(staleByChange(schema, types));
    case 'delete':
    case 'purge':
    case 'merge':
      return written({
        ...staleByRemoved(schema, types),
        removed: { types: names, by: idArgument(schema, mutation) },
      });
    case 'edit':
      // The ids of the records are inside the edits, so the caller of the mutation passes them.
      return written({ ...staleByRemoved(schema, types), removed: { types: names } });
    case 'affect':
    case 'release':
      return written(staleByRemoved(schema, types));
    case 'addTo':
    case 'import':
      return written(staleByContent(schema, types));
    default:
      return written(staleByNew(schema, types));
  }
}

/** Returns the argument with the ids of the deleted records: a list of ids, or a single id. */
function idArgument(schema: GraphQLSchema, mutation: string): string {
  const { args } = schema.getMutationType()!.getFields()[mutation]!;
  const ids = args.filter(({ type }) => getNamedType(type) === GraphQLID);
  const lists = ids.filter(({ type }) => isListType(getNullableType(type)));
  const [named, secondList] = lists.length > 0 ? lists : ids;
  if (!named || secondList) throw new Error(`${mutation} does not say by one argument which records go.`);
  return named.name;
}

/** Throws when a mutation creates records that no root field lists. The server then lacks a list. */
export function refuseUnlisted(schema: GraphQLSchema): void {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  for (const { name, type } of mutations) {
    const made = /^create([A-Z]\w*)$/.exec(name)?.[1];
    const named = getNamedType(type);
    if (!made || named.name !== made || !isObjectType(named) || !('version' in named.getFields())) continue;
    if (staleByNew(schema, [named]).lists.length === 0)
      throw new Error(`${name} makes records that no field of the root lists.`);
  }
}

/**
 * Returns the types in a mutation's name: `Album`, or both types around `To` or `From`. When the name contains no known type, returns the
 * object type of the mutation's result. Without one, returns the type whose plural is in the name, such as `Albums`.
 */
function typesOf(schema: GraphQLSchema, mutation: string, name: string): GraphQLObjectType[] {
  const found = name
    .split(/To(?=[A-Z])|From(?=[A-Z])/)
    .flatMap((each) => typesNamed(schema, irregular[each] ?? each));
  if (found.length > 0) return found;
  const given = getNamedType(schema.getMutationType()!.getFields()[mutation]!.type);
  return isObjectType(given) ? [given] : typesNamed(schema, singularOf(name));
}

const written = ({ lists = [], within = {}, removed }: Forgets): Forgets => ({
  ...(lists.length > 0 && { lists }),
  ...(Object.keys(within).length > 0 && { within }),
  ...(removed && { removed }),
});

const singularOf = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(?<=sh|ch|x)es$/, '')
    .replace(/s$/, '');
