import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../access/useCan';
import type { RecordKind } from '../records/recordKind';
import { RecordKinds } from '../records/RecordKinds';
import { RecordTitlesDocument, type AuditFieldsFragment } from './audit.generated';
import { recordNameIn } from './changes';

type Entry = Pick<AuditFieldsFragment, 'subject' | 'subjectId' | 'changes'>;

const keyOf = (type: string, id: string) => `${type} ${id}`;

/**
 * Returns a lookup of the current names of records whose entries contain no name. Loads the names by type, for types
 * that the viewer may read.
 */
export function useEntryNames(entries: readonly Entry[]) {
  const client = useApolloClient();
  const kinds = useContext(RecordKinds);
  const can = useCan();
  const { i18n } = useTranslation();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const nameless = [
    ...new Set(
      entries.flatMap(({ subject, subjectId, changes }) =>
        subjectId === null || recordNameIn(changes) !== undefined ? [] : keyOf(subject, subjectId),
      ),
    ),
  ].toSorted();

  const lookUp = useEffectEvent(async () => {
    const idsOf = Map.groupBy(nameless, (key) => key.split(' ')[0]!);
    const found = [...idsOf].map(async ([type, keys]) => {
      const kind = kinds.find((candidate) => candidate.type === type);
      if (!kind || !can({ action: 'read', subject: type })) return [];
      // Records that cannot be loaded are shown by id.
      return namesOf(
        client,
        kind,
        keys.map((key) => key.slice(type.length + 1)),
      ).catch(() => []);
    });
    return new Map((await Promise.all(found)).flat());
  });
  const namelessKey = nameless.join();
  useEffect(() => {
    if (namelessKey === '') return undefined;
    let isShown = true;
    void lookUp().then((now) => isShown && setNames(now));
    return () => {
      isShown = false;
    };
  }, [namelessKey]);

  return ({ subject, subjectId }: Entry): string | undefined => {
    const name = subjectId === null ? undefined : names.get(keyOf(subject, subjectId));
    const nameIn = kinds.find(({ type }) => type === subject)?.nameIn;
    return name !== undefined && nameIn ? nameIn(i18n, name) : name;
  };
}

/** Maximum number of paths per request: the limit of the server. */
const maxPaths = 20;

/** Loads names with the query of the record kind. Without such a query, loads them from the global search by their paths. */
async function namesOf(client: ApolloClient, { type, names, path }: RecordKind, ids: readonly string[]) {
  if (names) return (await names(client, ids)).map(({ id, name }) => [keyOf(type, id), name] as const);
  if (!path) return [];
  const load = async (part: readonly string[]) => {
    const { data } = await client.query({
      query: RecordTitlesDocument,
      variables: { paths: part.map(path) },
    });
    return data!.recordsAt.flatMap((row) =>
      row?.kind === type ? [[keyOf(type, row.id), row.title] as const] : [],
    );
  };
  const parts: Array<readonly string[]> = [];
  for (let from = 0; from < ids.length; from += maxPaths) parts.push(ids.slice(from, from + maxPaths));
  return (await Promise.all(parts.map(load))).flat();
}
