import type { TFunction } from 'i18next';
import { CircleCheck, CircleDashed, CircleX, Headphones, Undo2, type LucideIcon } from 'lucide-react';
import type { RushState } from '../../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../../kit/data/texts/StatusBadge';

export const rushStates = [
  'RECEIVED',
  'IN_REVIEW',
  'SENT_BACK',
  'ACCEPTED',
  'REJECTED',
] as const satisfies readonly RushState[];

const badgeStyles: Record<RushState, { tone: Tone; icon: LucideIcon }> = {
  RECEIVED: { tone: 'neutral', icon: CircleDashed },
  IN_REVIEW: { tone: 'busy', icon: Headphones },
  SENT_BACK: { tone: 'warning', icon: Undo2 },
  ACCEPTED: { tone: 'good', icon: CircleCheck },
  REJECTED: { tone: 'neutral', icon: CircleX },
};

/** Badge with the state of a rush. */
export const RushStateBadge = ({ state, t }: { state: RushState; t: TFunction }) => (
  <StatusBadge {...badgeStyles[state]} label={t(`rushes.states.${state}`)} />
);
