import { CircleCheck, Clock3, PencilLine, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BlogStatus } from '../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../kit/data/texts/StatusBadge';

export const blogStatuses = ['DRAFT', 'PENDING', 'PUBLISHED'] as const satisfies readonly BlogStatus[];

const looks: Record<BlogStatus, { tone: Tone; icon: LucideIcon }> = {
  DRAFT: { tone: 'neutral', icon: PencilLine },
  PENDING: { tone: 'warning', icon: Clock3 },
  PUBLISHED: { tone: 'good', icon: CircleCheck },
};

export function BlogStatusBadge({ status }: { status: BlogStatus }) {
  const { t } = useTranslation();
  return <StatusBadge {...looks[status]} label={t(`blog.statuses.${status}`)} />;
}
