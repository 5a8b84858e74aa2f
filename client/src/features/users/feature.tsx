import { Users } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { userPaths } from './paths';
import { userRecord } from './records';

export const users = defineFeature({
  name: 'users',
  records: [userRecord],
  pages: [
    {
      path: userPaths.list,
      title: 'users.title',
      load: () => import('./UserListPage'),
      rule: { action: 'read', subject: 'User' },
      entry: { id: 6, icon: Users, section: 'people' },
    },
    {
      path: userPaths.create,
      title: 'users.add',
      load: () => import('./UserCreatePage'),
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
      load: () => import('./UserEditPage'),
      rule: { action: 'update', subject: 'User' },
    },
  ],
});
