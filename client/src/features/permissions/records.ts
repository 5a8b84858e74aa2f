import { roleNameIn } from '../../kit/access/useRoleName';
import type { RecordKind } from '../../kit/records/recordKind';
import { permissionPaths, rolePaths } from './paths';

/** Page path and field labels of permissions, for generic screens such as the audit log. */
export const permissionRecord: RecordKind = {
  type: 'Permission',
  path: permissionPaths.detail,
  fields: {
    name: { label: 'permissions.name' },
    abilities: { label: 'permissions.grants', type: 'abilities' },
    roles: { label: 'permissions.roles', type: 'reference', to: 'Role' },
    createdDate: { label: 'permissions.created', type: 'moment' },
  },
};

/** Page path, names and field labels of roles, for generic screens such as the audit log. */
export const roleRecord: RecordKind = {
  type: 'Role',
  path: rolePaths.detail,
  names: async (...params) => (await import('./auditedNames')).roleNames(...params),
  nameIn: roleNameIn,
  fields: {
    key: { label: 'roles.key' },
    name: { label: 'roles.name' },
    description: { label: 'roles.purpose' },
    abilities: { label: 'permissions.grants', type: 'abilities' },
    radio: { label: 'roles.radio' },
  },
};
