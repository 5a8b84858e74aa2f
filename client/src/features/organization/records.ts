import type { RecordKind } from '../../kit/records/recordKind';

/** How others tell of a radio. */
export const radioRecord: RecordKind = {
  type: 'Radio',
  fields: {
    name: { label: 'radios.name' },
    slug: { label: 'radios.slug' },
    timeZone: { label: 'radios.timeZone' },
    language: { label: 'radios.language' },
    logo: { label: 'radios.logo' },
    mediaQuota: { label: 'radios.mediaQuota', holds: 'bytes' },
    company: { label: 'radios.company' },
  },
};

/** How others tell of a place in a team. */
export const teamMemberRecord: RecordKind = {
  type: 'TeamMember',
  fields: {
    user: { label: 'team.person' },
    role: { label: 'team.role', holds: 'reference', to: 'Role' },
    radio: { label: 'users.radio' },
  },
};
