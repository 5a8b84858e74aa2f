import { CalendarClock, CircleAlert, CircleCheck, Clock3, Power, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BannerStatus } from '../../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../../kit/data/texts/StatusBadge';

const badges: Record<BannerStatus, { tone: Tone; icon: LucideIcon }> = {
  OFF: { tone: 'neutral', icon: Power },
  INCOMPLETE: { tone: 'warning', icon: CircleAlert },
  SCHEDULED: { tone: 'busy', icon: CalendarClock },
  SHOWN: { tone: 'good', icon: CircleCheck },
  ENDED: { tone: 'neutral', icon: Clock3 },
};

export const bannerStatuses = Object.keys(badges) as BannerStatus[];

/** Badge that shows whether visitors see a banner, and otherwise why not. */
export function BannerStatusBadge({ status }: { status: BannerStatus }) {
  const { t } = useTranslation();
  return <StatusBadge {...badges[status]} label={t(`banners.statuses.${status}`)} />;
}
