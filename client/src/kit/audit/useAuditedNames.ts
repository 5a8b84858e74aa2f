import { skipToken } from '@apollo/client/react';
import { useCan } from '../access/useCan';
import { useRoleName } from '../data/useRoleName';
import type { RecordKind, ReferencedType } from '../records/recordKind';
import { useAuditedNamesQuery, type AuditFieldsFragment } from './audit.generated';
import { idsIn, type Change } from './changes';

/** What an entry does not hold itself but its values need: names of other records, and the currency of amounts. */
export interface AuditedNames {
  nameOf: (type: ReferencedType, id: string) => string | undefined;
  currency: string | undefined;
}

/** Looks up, in one question, the names behind the ids of an entry, as far as the viewer may read them. */
export function useAuditedNames(
  entry: AuditFieldsFragment,
  changes: readonly Change[],
  kind: RecordKind | undefined,
): AuditedNames {
  const can = useCan();
  const roleName = useRoleName();
  const ownCurrency = changes.find(({ field }) => field === 'currency');
  const roles = referencesIn(changes, kind, 'Role');
  const clients = referencesIn(changes, kind, 'InvoiceClient');
  const hasAmount = changes.some(({ field }) => kind?.fields[field]?.holds === 'money');

  const withRoles = roles.length > 0 && can({ action: 'read', subject: 'Role' });
  const withClients = clients.length > 0 && can({ action: 'read', subject: 'InvoiceClient' });
  const withCurrency =
    hasAmount && !ownCurrency && entry.subject === 'Invoice' && can({ action: 'read', subject: 'Invoice' });
  const { data } = useAuditedNamesQuery(
    withRoles || withClients || withCurrency
      ? {
          variables: {
            roles,
            clients,
            invoice: String(entry.subjectId),
            withRoles,
            withClients,
            withCurrency,
          },
          // What has been deleted since leaves the rest to be named.
          errorPolicy: 'all',
        }
      : skipToken,
  );

  return {
    currency: ownCurrency?.to ?? ownCurrency?.from ?? data?.invoice?.currency,
    nameOf(type, id) {
      const named = type === 'Role' ? data?.roles?.items : data?.invoiceClients?.items;
      const name = named?.find((record) => record.id === id)?.name;
      return name && type === 'Role' ? roleName(name) : name;
    },
  };
}

function referencesIn(changes: readonly Change[], kind: RecordKind | undefined, to: ReferencedType) {
  const ids = changes.flatMap(({ field, from, to: became }) => {
    const known = kind?.fields[field];
    return known?.holds === 'reference' && known.to === to ? [...idsIn(from), ...idsIn(became)] : [];
  });
  return [...new Set(ids)].sort();
}
