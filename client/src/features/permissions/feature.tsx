import { KeyRound, ShieldCheck } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { permissionRecord } from './records';

export const permissions = defineFeature({
  name: 'permissions',
  records: [permissionRecord],
  pages: [
    {
      path: '/admin/roles',
      title: 'roles.title',
      load: () => import('./RolesPage'),
      rule: { action: 'read', subject: 'Role' },
      menu: { icon: ShieldCheck, section: 'people' },
    },
    {
      path: '/admin/permission',
      title: 'permissions.title',
      load: () => import('./PermissionListPage'),
      rule: { action: 'read', subject: 'Permission' },
      menu: { icon: KeyRound, section: 'people' },
    },
  ],
});
