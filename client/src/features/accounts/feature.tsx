import { ShieldQuestion } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { accountPaths } from './paths';
import {
  apiTokenRecord,
  authenticatorRecord,
  passkeyRecord,
  recoveryCodeRecord,
  sessionRecord,
} from './records';

export const accounts = defineFeature({
  name: 'accounts',
  documentation: 'account',
  records: [sessionRecord, passkeyRecord, apiTokenRecord, authenticatorRecord, recoveryCodeRecord],
  pages: [
    {
      path: accountPaths.access,
      title: 'access.title',
      load: () => import('./AccessPage'),
      entry: { id: 12, icon: ShieldQuestion, section: 'people' },
    },
    {
      path: `${accountPaths.settings}/:section?`,
      title: 'accountSettings.title',
      load: () => import('./settings/AccountSettingsPage'),
    },
    {
      path: accountPaths.security,
      title: 'security.title',
      load: () => import('./security/SecurityPage'),
    },
    {
      path: accountPaths.sessions,
      title: 'sessions.title',
      load: () => import('./sessions/SessionsPage'),
    },
  ],
});
