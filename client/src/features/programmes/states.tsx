import {
  Archive,
  CircleCheck,
  CirclePause,
  CircleDot,
  PencilLine,
  Radio,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmissionState, EpisodeState, EpisodeType } from '../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../kit/data/texts/StatusBadge';

export const emissionStates = [
  'DRAFT',
  'RUNNING',
  'PAUSED',
  'ENDED',
] as const satisfies readonly EmissionState[];
export const episodeStates = ['DRAFT', 'READY', 'PUBLISHED'] as const satisfies readonly EpisodeState[];
export const episodeTypes = ['FULL', 'TRAILER', 'BONUS'] as const satisfies readonly EpisodeType[];

const draft = { tone: 'neutral', icon: PencilLine } as const;

const emissionBadges: Record<EmissionState, { tone: Tone; icon: LucideIcon }> = {
  DRAFT: draft,
  RUNNING: { tone: 'good', icon: Radio },
  PAUSED: { tone: 'warning', icon: CirclePause },
  ENDED: { tone: 'neutral', icon: Archive },
};

const episodeBadges: Record<EpisodeState, { tone: Tone; icon: LucideIcon }> = {
  DRAFT: draft,
  READY: { tone: 'busy', icon: CircleDot },
  PUBLISHED: { tone: 'good', icon: CircleCheck },
};

export function EmissionStateBadge({ state }: { state: EmissionState }) {
  const { t } = useTranslation();
  return <StatusBadge {...emissionBadges[state]} label={t(`planning.emissionStates.${state}`)} />;
}

export function EpisodeStateBadge({ state }: { state: EpisodeState }) {
  const { t } = useTranslation();
  return <StatusBadge {...episodeBadges[state]} label={t(`planning.episodeStates.${state}`)} />;
}
