import { z } from 'zod';
import type { Plan, RestUserFragment, UserStatus } from './users.generated.ts';

/** A user in the format of older clients. */
export const LegacyUser = z
  .object({
    id: z.int(),
    fullName: z.string(),
    company: z.string(),
    role: z.string().describe('Key of the role, such as `editor`.'),
    username: z.string(),
    country: z.string(),
    contact: z.string(),
    email: z.string(),
    currentPlan: z.string().describe('`basic`, `team`, `company` or `enterprise`.'),
    status: z.string().describe('`active`, `inactive` or `pending`.'),
    avatar: z.string().describe('Address of a picture; of generated initials when there is none.'),
    billing: z.string(),
    avatarColor: z.string(),
  })
  .meta({ id: 'User' });

export const plansByText: Record<string, Plan> = {
  basic: 'BASIC',
  team: 'TEAM',
  company: 'COMPANY',
  enterprise: 'ENTERPRISE',
};
export const statusesByText: Record<string, UserStatus> = {
  active: 'ACTIVE',
  inactive: 'INACTIVE',
  pending: 'PENDING',
};

export const legacyUser = ({
  id,
  role,
  currentPlan,
  status,
  ...user
}: RestUserFragment): z.output<typeof LegacyUser> => ({
  id: Number(id),
  fullName: user.fullName,
  company: user.company,
  role: role.key,
  username: user.username,
  country: user.country,
  contact: user.contact,
  email: user.email,
  currentPlan: currentPlan.toLowerCase(),
  status: status.toLowerCase(),
  avatar: user.avatar,
  billing: user.billing,
  avatarColor: user.avatarColor,
});
