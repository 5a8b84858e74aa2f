import { CircleCheck, CircleOff, Clock3, Ear, Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VisitState } from '../../../apollo/schemaTypes.generated';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';

const badges = {
  WAITING: { tone: 'busy', icon: Clock3 },
  SCREENING: { tone: 'busy', icon: Ear },
  ADMITTED: { tone: 'good', icon: CircleCheck },
  ON_AIR: { tone: 'onAir', icon: Mic },
  LEFT: { tone: 'neutral', icon: CircleOff },
  REFUSED: { tone: 'warning', icon: CircleOff },
} as const;

/** Badge with the state of a visitor, from waiting to on the air. */
export function VisitBadge({ state }: { state: VisitState }) {
  const { t } = useTranslation();
  return <StatusBadge {...badges[state]} label={t(`liveRoom.states.${state}`)} />;
}
