import type { RecordKind } from '../../kit/records/recordKind';

/** Describes radios to other features, such as the audit log. */
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

/** Describes team members to other features, such as the audit log. */
export const teamMemberRecord: RecordKind = {
  type: 'TeamMember',
  fields: {
    user: { label: 'team.person' },
    role: { label: 'team.role', type: 'reference', to: 'Role' },
    radio: { label: 'users.radio' },
  },
};
