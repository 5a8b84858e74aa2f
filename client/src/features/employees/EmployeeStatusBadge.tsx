import { Briefcase, CircleCheck, CircleX, DoorOpen, Inbox, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmployeeStatus } from '../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../kit/data/texts/StatusBadge';

const badgeStyles: Record<EmployeeStatus, { tone: Tone; icon: LucideIcon }> = {
  CURRENT: { tone: 'brand', icon: Briefcase },
  PROFESSIONAL: { tone: 'good', icon: CircleCheck },
  REJECTED: { tone: 'neutral', icon: CircleX },
  RESIGNED: { tone: 'warning', icon: DoorOpen },
  APPLIED: { tone: 'busy', icon: Inbox },
};

export const employeeStatuses = [
  'CURRENT',
  'PROFESSIONAL',
  'REJECTED',
  'RESIGNED',
  'APPLIED',
] as const satisfies readonly EmployeeStatus[];

/** Status of an employee or applicant. */
export function EmployeeStatusBadge({ status }: { status: EmployeeStatus }) {
  const { t } = useTranslation();
  return <StatusBadge {...badgeStyles[status]} label={t(`employees.statuses.${status}`)} />;
}
