import { InMemoryCache, type FieldPolicy, type TypePolicies } from '@apollo/client/cache';
import type { OperationVariables } from '@apollo/client';
import { feedField, newestField } from './feedField';
import type { Forgets } from './forgets';
import { pagedField } from './pagedField';
import { listsWithin, pagedFields, possibleTypes, recordFields } from '../schemaFacts.generated';
import { chunkField } from './chunkField';

/** Creates the Apollo cache with its type policies. */
export function createCache() {
  return new InMemoryCache({ possibleTypes, typePolicies: typePolicies() });
}

/** Evicts a field from all records of a type, after a change to another record made it stale. */
export function evictField(cache: InMemoryCache, typename: string, fieldName: string) {
  for (const id of Object.keys(cache.extract())) {
    if (id.startsWith(`${typename}:`)) cache.evict({ id, fieldName });
  }
}

/** Evicts everything that a mutation makes stale. Active lists refetch at once, other lists when they are next used. */
export function forgetStale(
  cache: InMemoryCache,
  { lists = [], within = {}, removed }: Forgets,
  ids: readonly string[] = [],
) {
  for (const fieldName of lists) cache.evict({ id: 'ROOT_QUERY', fieldName });
  for (const [typename, fieldNames] of Object.entries(within))
    for (const fieldName of fieldNames) evictField(cache, typename, fieldName);
  if (!removed || ids.length === 0) return;
  for (const __typename of removed.types)
    for (const id of ids) cache.evict({ id: cache.identify({ __typename, id }) });
  cache.gc();
}

/** Returns the ids of the records that a mutation deletes, read from its variables. */
export function removedIds({ removed }: Forgets, variables: OperationVariables = {}): readonly string[] {
  return removed?.by === undefined ? [] : [variables[removed.by] as string | readonly string[]].flat();
}

function typePolicies(): TypePolicies {
  const fields: Record<string, FieldPolicy> = {};
  for (const [name, typename] of Object.entries(recordFields)) fields[name] = recordField(typename);
  for (const name of pagedFields) fields[name] = pagedField() as FieldPolicy;
  return merged(wholeLists(), {
    Query: {
      fields: {
        ...fields,
        playlistItems: chunkField('playlistId') as FieldPolicy,
        posts: feedField('userId') as FieldPolicy,
        defaultPlaylistPreview: whole,
        suggestions: whole,
        faqCategories: whole,
        knowledgeCategories: whole,
        nowPlaying: whole,
      },
    },
    // There is only one Overview. Each dashboard panel queries some of its fields, which are merged.
    Overview: { keyFields: [] },
    NotificationTimes: { keyFields: [] },
    NotificationChoice: { keyFields: ['kind'] },
    // Value objects: they belong to their parent and have no identity.
    PaymentDetails: { keyFields: false },
    // With a search, a category contains only the matching questions, so each result has its own categories.
    FaqCategory: { keyFields: false },
    AbilityRule: { keyFields: false },
    AbilitySubject: { keyFields: false },
    AccessVerdict: { keyFields: false },
    EffectiveAbility: { keyFields: false },
    SessionPayload: { keyFields: false },
    // Played items become outdated within minutes, so they are stored inside their parent.
    NowPlayingItem: { keyFields: false },
    NowPlaying: { keyFields: false },
    // The id of a search row is that of the found record, which has another type.
    SearchGroup: { keyFields: false },
    SearchRow: { keyFields: false },
    Invoice: { fields: { paymentDetails: { merge: true } } },
    Post: { fields: { comments: newestField('commentCount') as FieldPolicy } },
    PostPicture: { keyFields: ['postId'] },
    Daypart: { keyFields: false },
    Playlist: { fields: { criteria: whole } },
    // The id is that of the record that uses the medium. Records of different kinds may have the same id.
    MediaUse: { keyFields: ['kind', 'id'] },
  });
}

/**
 * Policy for fields that are always read whole. The new value replaces the old one, so that removed items disappear.
 */
const whole: FieldPolicy = { merge: false };

const wholeLists = (): TypePolicies =>
  Object.fromEntries(
    Object.entries(listsWithin).map(([typename, names]) => [
      typename,
      { fields: Object.fromEntries(names.map((name) => [name, whole])) },
    ]),
  );

/** Merges two sets of type policies. A field in both takes its policy from the second. */
function merged(first: TypePolicies, second: TypePolicies): TypePolicies {
  const all = { ...first };
  for (const [typename, policy] of Object.entries(second))
    all[typename] = { ...policy, fields: { ...first[typename]?.fields, ...policy.fields } };
  return all;
}

/** Resolves `invoice(id)` from a row that a list already loaded, when the row has all requested fields. */
function recordField(typename: string): FieldPolicy {
  return {
    read: (existing, { args, toReference }) =>
      existing === undefined ? toReference({ __typename: typename, id: args?.['id'] }) : existing,
  };
}
