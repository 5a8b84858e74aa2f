import type { RecordKind } from '../../kit/records/recordKind';

/** How others tell of a permission. */
export const permissionRecord: RecordKind = {
  type: 'Permission',
  fields: {
    name: { label: 'permissions.name' },
    abilities: { label: 'permissions.grants', holds: 'abilities' },
    roles: { label: 'permissions.roles', holds: 'reference', to: 'Role' },
    createdDate: { label: 'permissions.created', holds: 'moment' },
  },
};
