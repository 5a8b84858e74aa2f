import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../access/useCan';
import type { RecordKind } from '../records/recordKind';
import { RecordKinds } from '../records/RecordKinds';
import type { AuditFieldsFragment } from './audit.generated';
import { idsIn, type Change } from './changes';

/** What an entry does not hold itself but its values need: names of other records, and the currency of amounts. */
export interface AuditedNames {
  nameOf: (type: string, id: string) => string | undefined;
  currency: string | undefined;
}

interface Found {
  /** The entry that it was found for. */
  of: string;
  /** By type and id. */
  names: ReadonlyMap<string, string>;
  currency?: string | undefined;
}

const nothing = (of: string): Found => ({ of, names: new Map() });

/** Looks up the names behind the ids of an entry, as far as the viewer may read them: each kind of record knows its own. */
export function useAuditedNames(
  entry: AuditFieldsFragment,
  changes: readonly Change[],
  kind: RecordKind | undefined,
): AuditedNames {
  const client = useApolloClient();
  const kinds = useContext(RecordKinds);
  const can = useCan();
  const { i18n } = useTranslation();
  const [looked, setLooked] = useState(() => nothing(entry.id));
  const ownCurrency = changes.find(({ field }) => field === 'currency');

  const lookUp = useEffectEvent(async (of: string): Promise<Found> => {
    const mayRead = (type: string) => can({ action: 'read', subject: type });
    const referred = [...referencesIn(changes, kind)].filter(([type]) => mayRead(type));
    const named = referred.map(async ([type, ids]) => {
      const names = await kinds.find((candidate) => candidate.type === type)?.names?.(client, ids);
      return (names ?? []).map(({ id, name }) => [keyOf(type, id), name] as const);
    });
    const hasAmount = changes.some(({ field }) => kind?.fields[field]?.holds === 'money');
    const asksCurrency = hasAmount && !ownCurrency && mayRead(entry.subject);
    const currency = asksCurrency ? currencyOf(client, kind, entry) : undefined;
    return { of, names: new Map((await Promise.all(named)).flat()), currency: await currency };
  });
  const { id } = entry;
  useEffect(() => {
    let isShown = true;
    // What cannot be asked is told by its number.
    lookUp(id).then(
      (now) => isShown && setLooked(now),
      () => isShown && setLooked(nothing(id)),
    );
    return () => {
      isShown = false;
    };
  }, [id]);

  const found = looked.of === id ? looked : nothing(id);

  return {
    currency: ownCurrency?.to ?? ownCurrency?.from ?? found.currency,
    nameOf(type, of) {
      const name = found.names.get(keyOf(type, of));
      const nameIn = kinds.find((candidate) => candidate.type === type)?.nameIn;
      return name !== undefined && nameIn ? nameIn(i18n, name) : name;
    },
  };
}

const keyOf = (type: string, id: string) => `${type} ${id}`;

const currencyOf = (client: ApolloClient, kind: RecordKind | undefined, { subjectId }: AuditFieldsFragment) =>
  subjectId === null ? undefined : kind?.currency?.(client, subjectId);

/** The ids that changes name, by their type. */
function referencesIn(changes: readonly Change[], kind: RecordKind | undefined): Map<string, string[]> {
  const ids = new Map<string, Set<string>>();
  for (const { field, from, to } of changes) {
    const known = kind?.fields[field];
    if (known?.holds !== 'reference') continue;
    ids.set(known.to, new Set([...(ids.get(known.to) ?? []), ...idsIn(from), ...idsIn(to)]));
  }
  return new Map([...ids].map(([type, all]) => [type, [...all].sort()]));
}
