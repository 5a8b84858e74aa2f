import { CircleCheck, CircleX, Clock3, ShieldAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WebCommentStatus } from '../../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../../kit/data/texts/StatusBadge';

const badges: Record<WebCommentStatus, { tone: Tone; icon: LucideIcon }> = {
  WAITING: { tone: 'warning', icon: Clock3 },
  APPROVED: { tone: 'good', icon: CircleCheck },
  REFUSED: { tone: 'neutral', icon: CircleX },
  SPAM: { tone: 'neutral', icon: ShieldAlert },
};

export const webCommentStatuses = Object.keys(badges) as WebCommentStatus[];

/** Badge with the status of a comment. */
export function WebCommentStatusBadge({ status }: { status: WebCommentStatus }) {
  const { t } = useTranslation();
  return <StatusBadge {...badges[status]} label={t(`webComments.statuses.${status}`)} />;
}
