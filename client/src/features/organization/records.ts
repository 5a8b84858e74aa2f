import type { RecordKind } from '../../kit/records/recordKind';

/** Field labels of radios, for generic screens such as the audit log. */
export const radioRecord: RecordKind = {
  type: 'Radio',
  fields: {
    name: { label: 'radios.name' },
    slug: { label: 'radios.slug' },
    timeZone: { label: 'radios.timeZone' },
    language: { label: 'radios.language' },
    logo: { label: 'radios.logo' },
    mediaQuota: { label: 'radios.mediaQuota', type: 'bytes' },
    company: { label: 'radios.company' },
  },
};

/** Field labels of team members, for generic screens such as the audit log. */
export const teamMemberRecord: RecordKind = {
  type: 'TeamMember',
  fields: {
    user: { label: 'team.person' },
    role: { label: 'team.role', type: 'reference', to: 'Role' },
    radio: { label: 'users.radio' },
  },
};
