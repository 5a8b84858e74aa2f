import { InMemoryCache, type FieldPolicy, type TypePolicies } from '@apollo/client/cache';
import type { OperationVariables } from '@apollo/client';
import { feedField, newestField } from './feedField';
import type { Forgets } from './forgets';
import { pagedField } from './pagedField';
import { listsWithin, pagedFields, possibleTypes, recordFields } from '../schemaFacts.generated';
import { chunkField } from './chunkField';

/** All cache policies of the portal. */
export function createCache() {
  return new InMemoryCache({ possibleTypes, typePolicies: typePolicies() });
}

/** Forgets a field of all records of a kind: what another record's change has made wrong. */
export function evictField(cache: InMemoryCache, typename: string, fieldName: string) {
  for (const id of Object.keys(cache.extract())) {
    if (id.startsWith(`${typename}:`)) cache.evict({ id, fieldName });
  }
}

/** Forgets what a mutation has made stale; lists that are looked at load again at once, others the next time. */
export function forgetStale(
  cache: InMemoryCache,
  { lists = [], within = {}, gone: removed }: Forgets,
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

/** The records that a mutation takes away, by its variables. */
export function removedIds(
  { gone: removed }: Forgets,
  variables: OperationVariables = {},
): readonly string[] {
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
    // There is one of it, and each panel asks for a part.
    Overview: { keyFields: [] },
    NotificationTimes: { keyFields: [] },
    NotificationChoice: { keyFields: ['kind'] },
    // Values that belong to their parent and have no life of their own.
    PaymentDetails: { keyFields: false },
    // A search leaves other questions in it: each answer has chapters of its own.
    FaqCategory: { keyFields: false },
    AbilityRule: { keyFields: false },
    AbilitySubject: { keyFields: false },
    AccessVerdict: { keyFields: false },
    EffectiveAbility: { keyFields: false },
    SessionPayload: { keyFields: false },
    // What was heard goes by: nothing of it is kept.
    HeardItem: { keyFields: false },
    NowPlaying: { keyFields: false },
    // Ids of rows are those of other types.
    SearchGroup: { keyFields: false },
    SearchRow: { keyFields: false },
    Invoice: { fields: { paymentDetails: { merge: true } } },
    Post: { fields: { comments: newestField('commentCount') as FieldPolicy } },
    PostPicture: { keyFields: ['postId'] },
    Daypart: { keyFields: false },
    Playlist: { fields: { criteria: whole } },
    // Ids of what uses a medium are those of other types.
    MediaUse: { keyFields: ['kind', 'id'] },
  });
}

/** What is read as a whole: what is no longer in it must not stay. */
const whole: FieldPolicy = { merge: false };

const wholeLists = (): TypePolicies =>
  Object.fromEntries(
    Object.entries(listsWithin).map(([typename, names]) => [
      typename,
      { fields: Object.fromEntries(names.map((name) => [name, whole])) },
    ]),
  );

/** The policies of both; of a field that both know, the second's. */
function merged(first: TypePolicies, second: TypePolicies): TypePolicies {
  const all = { ...first };
  for (const [typename, policy] of Object.entries(second))
    all[typename] = { ...policy, fields: { ...first[typename]?.fields, ...policy.fields } };
  return all;
}

/** Reads `invoice(id)` from the row that a list already loaded, when that row has the asked fields. */
function recordField(typename: string): FieldPolicy {
  return {
    read: (existing, { args, toReference }) =>
      existing === undefined ? toReference({ __typename: typename, id: args?.['id'] }) : existing,
  };
}
