import {
  Archive,
  CalendarClock,
  CircleCheck,
  Clock3,
  FilePenLine,
  Hourglass,
  Languages,
  PencilLine,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContentStatus } from '../../../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../../../kit/data/texts/StatusBadge';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { statusOf, type Period } from './contentStatus';

const badges: Record<ContentStatus, { tone: Tone; icon: LucideIcon }> = {
  DRAFT: { tone: 'neutral', icon: PencilLine },
  REVIEW: { tone: 'warning', icon: Hourglass },
  SCHEDULED: { tone: 'busy', icon: CalendarClock },
  PUBLISHED: { tone: 'good', icon: CircleCheck },
  ENDED: { tone: 'neutral', icon: Clock3 },
  ARCHIVED: { tone: 'neutral', icon: Archive },
};

/** Badge with the state of a content; a scheduled one shows its date. */
export function ContentStatusBadge({ content }: { content: Period }) {
  const text = useStatusText();
  return <StatusBadge {...badges[statusOf(content)]} label={text(content)} />;
}

/** Badge for unpublished changes; renders nothing when there are none. */
export function DraftBadge({ content }: { content: { hasDraft: boolean } }) {
  const { t } = useTranslation();
  return content.hasDraft ? (
    <StatusBadge tone="warning" icon={FilePenLine} label={t('website.draft.open')} />
  ) : null;
}

/** Badge for a translation that is older than its source; renders nothing for other contents. */
export function OutdatedBadge({ content }: { content: { isOutdated: boolean } }) {
  const { t } = useTranslation();
  return content.isOutdated ? (
    <StatusBadge tone="warning" icon={Languages} label={t('website.translations.outdated')} />
  ) : null;
}

/** Returns a function that describes the state of a content. */
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
