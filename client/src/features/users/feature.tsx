import { Users } from 'lucide-react';
import { addCommand } from '../../kit/commands/command';
import { defineFeature } from '../../kit/defineFeature';
import { userPaths } from './paths';
import { userRecord } from './records';

const rule = { action: 'read', subject: 'User' };
const panels = () => import('./panels');

export const users = defineFeature({
  name: 'users',
  documentation: 'people-and-access',
  records: [userRecord],
  dashboard: [
    {
      name: 'users-active',
      rule,
      size: 'statistic',
      load: async () => ({ default: (await panels()).ActiveUsersPanel }),
    },
    {
      name: 'users-shares',
      rule,
      size: 'half',
      height: { base: '38rem', md: '22rem' },
      load: async () => ({ default: (await panels()).UserSharesPanel }),
    },
    {
      name: 'users-newest',
      rule,
      size: 'half',
      load: async () => ({ default: (await panels()).NewestUsersPanel }),
    },
  ],
  commands: [
    addCommand({ path: userPaths.create, title: 'users.add' }, Users, { action: 'create', subject: 'User' }),
  ],
  pages: [
    {
      path: userPaths.list,
      title: 'users.title',
      load: () => import('./UserListPage'),
      rule: { action: 'read', subject: 'User' },
      entry: { id: 6, icon: Users, key: 'u', section: 'people' },
    },
    {
      path: userPaths.create,
      title: 'users.add',
      load: () => import('./edit/UserCreatePage'),
      rule: { action: 'create', subject: 'User' },
    },
    {
      path: userPaths.detail(':id'),
      title: 'users.one',
      load: () => import('./UserDetailPage'),
      rule: { action: 'read', subject: 'User' },
    },
    {
      path: userPaths.edit(':id'),
      title: 'users.edit',
      load: () => import('./edit/UserEditPage'),
      rule: { action: 'update', subject: 'User' },
    },
  ],
});
