import { ShieldQuestion } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { accountPaths } from './paths';

export const accounts = defineFeature({
  name: 'accounts',
  pages: [
    {
      path: accountPaths.access,
      title: 'access.title',
      load: () => import('./AccessPage'),
      menu: { icon: ShieldQuestion, section: 'people' },
    },
    {
      path: accountPaths.sessions,
      title: 'sessions.title',
      load: () => import('./SessionsPage'),
    },
  ],
});
