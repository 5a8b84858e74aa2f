import { UserRound } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { profilePaths } from './paths';
import { commentRecord, postRecord } from './records';

export const profile = defineFeature({
  name: 'profile',
  documentation: 'profile',
  records: [postRecord, commentRecord],
  pages: [
    {
      path: profilePaths.own,
      title: 'profile.title',
      load: () => import('./ProfilePage'),
      rule: { action: 'read', subject: 'Profile' },
      entry: { id: 22, icon: UserRound, section: 'overview' },
    },
    {
      path: profilePaths.of(':id'),
      title: 'profile.one',
      load: () => import('./ProfilePage'),
      rule: { action: 'read', subject: 'Profile' },
    },
  ],
});
