import {
  Archive,
  CalendarClock,
  CircleCheck,
  Clock3,
  Hourglass,
  PencilLine,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../../kit/data/StatusBadge';
import { useFormat } from '../../../kit/data/useFormat';
import { statusOf, type ContentStatus, type Period } from './contentStatus';

const badges: Record<ContentStatus, { tone: Tone; icon: LucideIcon }> = {
  DRAFT: { tone: 'neutral', icon: PencilLine },
  REVIEW: { tone: 'warning', icon: Hourglass },
  SCHEDULED: { tone: 'busy', icon: CalendarClock },
  PUBLISHED: { tone: 'good', icon: CircleCheck },
  ENDED: { tone: 'neutral', icon: Clock3 },
  ARCHIVED: { tone: 'neutral', icon: Archive },
};

/** State of a content, with the moment at which a scheduled one appears. */
export function ContentStatusBadge({ content }: { content: Period }) {
  const text = useStatusText();
  return <StatusBadge {...badges[statusOf(content)]} label={text(content)} />;
}

/** Says the state of a content. */
export function useStatusText() {
  const { t } = useTranslation();
  const format = useFormat();
  return (content: Period) => {
    const status = statusOf(content);
    return status === 'SCHEDULED'
      ? t('website.scheduledFor', { moment: format.dateTime(content.publishedFrom!) })
      : t(`website.statuses.${status}`);
  };
}
