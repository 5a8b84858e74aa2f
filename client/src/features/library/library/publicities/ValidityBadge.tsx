import type { TFunction } from 'i18next';
import { CalendarCheck, CalendarClock, CalendarX, Infinity as Always, type LucideIcon } from 'lucide-react';
import type { PublicityValidity } from '../../../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../../../kit/data/texts/StatusBadge';

const badgeStyles: Record<PublicityValidity, { tone: Tone; icon: LucideIcon }> = {
  VALID: { tone: 'good', icon: CalendarCheck },
  NOT_YET: { tone: 'busy', icon: CalendarClock },
  EXPIRED: { tone: 'warning', icon: CalendarX },
  EVERGREEN: { tone: 'good', icon: Always },
  NO_LIMIT: { tone: 'neutral', icon: Always },
};

/** Badge that shows whether a publicity may air today, and why. */
export function ValidityBadge({ validity, t }: { validity: PublicityValidity; t: TFunction }) {
  return <StatusBadge {...badgeStyles[validity]} label={t(`multimedia.validity.${validity}`)} />;
}
