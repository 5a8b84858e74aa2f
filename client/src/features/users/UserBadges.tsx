import { CircleCheck, CircleDashed, CircleOff, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Plan, UserStatus } from '../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../kit/data/texts/StatusBadge';

const badgeStyles: Record<UserStatus, { tone: Tone; icon: LucideIcon }> = {
  ACTIVE: { tone: 'good', icon: CircleCheck },
  PENDING: { tone: 'warning', icon: CircleDashed },
  INACTIVE: { tone: 'neutral', icon: CircleOff },
};

export const userStatuses = ['ACTIVE', 'PENDING', 'INACTIVE'] as const satisfies readonly UserStatus[];
export const plans = ['BASIC', 'TEAM', 'COMPANY', 'ENTERPRISE'] as const satisfies readonly Plan[];

/** Badge with the status of a user account. */
export function UserStatusBadge({ status }: { status: UserStatus }) {
  const { t } = useTranslation();
  return <StatusBadge {...badgeStyles[status]} label={t(`users.statuses.${status}`)} />;
}
