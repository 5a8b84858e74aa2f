import { RadioTower, UsersRound } from 'lucide-react';
import { defineFeature } from '../../kit/defineFeature';
import { lazyPart } from '../../kit/late/late';
import { radioRecord, teamMemberRecord } from './records';

/** Shown when the current radio does not have a record, but another radio may have it. */
export const RecordElsewhere = lazyPart(() => import('./RecordElsewhere'));
/** Lists the radios that a user works on, with their role on each. */
export const MembershipsSection = lazyPart(() => import('./memberships/MembershipsSection'));

export const organization = defineFeature({
  name: 'organization',
  documentation: 'people-and-access',
  records: [radioRecord, teamMemberRecord],
  pages: [
    {
      path: '/admin/team',
      title: 'team.title',
      load: () => import('./team/TeamPage'),
      rule: { action: 'read', subject: 'TeamMember' },
      entry: { id: 7, icon: UsersRound, section: 'people' },
    },
    {
      path: '/admin/radios',
      title: 'radios.title',
      load: () => import('./radios/RadioListPage'),
      rule: { action: 'update', subject: 'Radio' },
      entry: { id: 8, icon: RadioTower, section: 'people' },
    },
  ],
});
