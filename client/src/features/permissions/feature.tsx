import { KeyRound, ShieldCheck } from 'lucide-react';
import { addCommand } from '../../kit/commands/command';
import { defineFeature } from '../../kit/defineFeature';
import { permissionPaths, rolePaths } from './paths';
import { permissionRecord, roleRecord } from './records';

export const permissions = defineFeature({
  name: 'permissions',
  documentation: 'people-and-access',
  records: [roleRecord, permissionRecord],
  commands: [
    addCommand({ path: rolePaths.create, title: 'roles.add' }, ShieldCheck, {
      action: 'create',
      subject: 'Role',
    }),
  ],
  pages: [
    {
      path: rolePaths.list,
      title: 'roles.title',
      load: () => import('./roles/RolesPage'),
      rule: { action: 'read', subject: 'Role' },
      entry: { id: 9, icon: ShieldCheck, section: 'people' },
    },
    {
      path: rolePaths.create,
      title: 'roles.add',
      load: () => import('./roles/RoleCreatePage'),
      rule: { action: 'create', subject: 'Role' },
    },
    {
      path: rolePaths.test,
      title: 'accessTest.title',
      load: () => import('./accessTest/AccessTestPage'),
      rule: { action: 'read', subject: 'Role' },
    },
    {
      path: rolePaths.detail(':id'),
      title: 'roles.one',
      load: () => import('./roles/RolePage'),
      rule: { action: 'read', subject: 'Role' },
    },
    {
      path: permissionPaths.list,
      title: 'permissions.title',
      load: () => import('./PermissionListPage'),
      rule: { action: 'read', subject: 'Permission' },
      entry: { id: 10, icon: KeyRound, section: 'people' },
    },
    {
      path: permissionPaths.detail(':id'),
      title: 'permissions.one',
      load: () => import('./PermissionPage'),
      rule: { action: 'read', subject: 'Permission' },
    },
  ],
});
