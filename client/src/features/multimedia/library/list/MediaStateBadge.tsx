import type { TFunction } from 'i18next';
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { MediaState } from '../../../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../../../kit/data/StatusBadge';
import { reasonText } from '../../media/reasonText';
import type { MediumRow } from '../medium/medium';

export const mediaStates = [
  'RECEIVED',
  'ANALYSING',
  'READY',
  'FAILED',
] as const satisfies readonly MediaState[];

const looks: Record<MediaState, { tone: Tone; icon: LucideIcon }> = {
  RECEIVED: { tone: 'neutral', icon: CircleDashed },
  ANALYSING: { tone: 'busy', icon: LoaderCircle },
  READY: { tone: 'good', icon: CircleCheck },
  FAILED: { tone: 'warning', icon: CircleAlert },
};

/** How far a file is; of one that failed, why, in a few words and in full when one points at it. */
export function MediaStateBadge({
  medium,
  t,
}: {
  medium: Pick<MediumRow, 'state' | 'failure'> & { refusedFormat?: string };
  t: TFunction;
}) {
  const { state, failure } = medium;
  if (!failure) return <StatusBadge {...looks[state]} label={t(`multimedia.states.${state}`)} />;
  return (
    <span title={reasonText(t, medium)}>
      <StatusBadge {...looks[state]} label={t(`multimedia.failures.${failure}`)} />
    </span>
  );
}
