import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../access/useCan';
import type { RecordKind } from '../records/recordKind';
import { RecordKinds } from '../records/RecordKinds';
import type { AuditFieldsFragment } from './audit.generated';
import { idsIn, type Change } from './changes';

/** Names of records and the currency that are needed to show the values of an audit entry. */
export interface AuditedNames {
  nameOf: (type: string, id: string) => string | undefined;
  currency: string | undefined;
}

interface Found {
  /** Id of the audit entry to which these names belong. */
  of: string;
  /** Names by type and id. */
  names: ReadonlyMap<string, string>;
  currency?: string | undefined;
}

const nothing = (of: string): Found => ({ of, names: new Map() });

/** Loads the names of the records that an entry refers to. Uses the `names` query of each kind that the viewer may read. */
export function useAuditedNames(
  entry: AuditFieldsFragment,
  changes: readonly Change[],
  kind: RecordKind | undefined,
): AuditedNames {
  const client = useApolloClient();
  const kinds = useContext(RecordKinds);
  const can = useCan();
  const { i18n } = useTranslation();
  const [latest, setLatest] = useState(() => nothing(entry.id));
  const ownCurrency = changes.find(({ field }) => field === 'currency');

  const lookUp = useEffectEvent(async (of: string): Promise<Found> => {
    const mayRead = (type: string) => can({ action: 'read', subject: type });
    const referred = [...referencesIn(changes, kind)].filter(([type]) => mayRead(type));
    const named = referred.map(async ([type, ids]) => {
      const names = await kinds.find((candidate) => candidate.type === type)?.names?.(client, ids);
      return (names ?? []).map(({ id, name }) => [keyOf(type, id), name] as const);
    });
    const hasAmount = changes.some(({ field }) => kind?.fields[field]?.type === 'money');
    const needsCurrency = hasAmount && !ownCurrency && mayRead(entry.subject);
    const currency = needsCurrency ? currencyOf(client, kind, entry) : undefined;
    return { of, names: new Map((await Promise.all(named)).flat()), currency: await currency };
  });
  const { id } = entry;
  useEffect(() => {
    let isShown = true;
    // Records that cannot be loaded are shown by id.
    lookUp(id).then(
      (now) => isShown && setLatest(now),
      () => isShown && setLatest(nothing(id)),
    );
    return () => {
      isShown = false;
    };
  }, [id]);

  const found = latest.of === id ? latest : nothing(id);

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

/** Returns the referenced ids by type. */
function referencesIn(changes: readonly Change[], kind: RecordKind | undefined): Map<string, string[]> {
  const ids = new Map<string, Set<string>>();
  for (const { field, from, to } of changes) {
    const known = kind?.fields[field];
    if (known?.type !== 'reference') continue;
    ids.set(known.to, new Set([...(ids.get(known.to) ?? []), ...idsIn(from), ...idsIn(to)]));
  }
  return new Map([...ids].map(([type, all]) => [type, [...all].sort()]));
}
