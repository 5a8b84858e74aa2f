import type { RecordKind } from '../../kit/records/recordKind';
import { AuditedRolesDocument } from './auditedNames.generated';

/** The names of roles, for entries of the audit. What has been deleted since leaves the rest to be named. */
export const roleNames: NonNullable<RecordKind['names']> = async (client, ids) => {
  const query = AuditedRolesDocument;
  const { data } = await client.query({ query, variables: { ids: [...ids] }, errorPolicy: 'all' });
  return data?.roles.items ?? [];
};
