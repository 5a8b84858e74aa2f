import type { RecordKind } from '../../kit/records/recordKind';
import { AuditedRolesDocument } from './auditedNames.generated';

/** Loads the names of roles for the audit log; deleted roles are omitted. */
export const roleNames: NonNullable<RecordKind['names']> = async (client, ids) => {
  const query = AuditedRolesDocument;
  const { data } = await client.query({ query, variables: { ids: [...ids] }, errorPolicy: 'all' });
  return data?.roles.items ?? [];
};
