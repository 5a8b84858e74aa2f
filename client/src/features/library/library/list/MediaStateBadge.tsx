import type { TFunction } from 'i18next';
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { MediaPlayback, MediaState } from '../../../../apollo/schemaTypes.generated';
import { StatusBadge, type Tone } from '../../../../kit/data/texts/StatusBadge';
import { reasonText } from '../../media/failures';
import type { MediumRow } from '../medium/medium';

/** States of media that lists show. Failed media have their own page instead. */
export const mediaStates = ['RECEIVED', 'ANALYSING', 'READY'] as const satisfies readonly MediaState[];

const badgeStyles: Record<MediaState, { tone: Tone; icon: LucideIcon }> = {
  RECEIVED: { tone: 'neutral', icon: CircleDashed },
  ANALYSING: { tone: 'busy', icon: LoaderCircle },
  READY: { tone: 'good', icon: CircleCheck },
  FAILED: { tone: 'warning', icon: CircleAlert },
};

/** Returns the playback state if browsers cannot play the file, or not yet; otherwise undefined. */
const unheardOf = (playback: MediaPlayback | undefined) =>
  playback === 'RENDERING' || playback === 'UNPLAYABLE' ? playback : undefined;

/**
 * Badge with the state of a file. For failed files and files that browsers cannot play, the tooltip has the full
 * reason.
 */
export function MediaStateBadge({
  medium,
  t,
}: {
  medium: Pick<MediumRow, 'state' | 'failure'> & Partial<Pick<MediumRow, 'refusedFormat' | 'playback'>>;
  t: TFunction;
}) {
  const { state, failure } = medium;
  const unheard = state === 'READY' ? unheardOf(medium.playback) : undefined;
  if (unheard)
    return (
      <span title={t(`multimedia.playbackReasons.${unheard}`)}>
        <StatusBadge
          {...badgeStyles[unheard === 'RENDERING' ? 'ANALYSING' : 'FAILED']}
          label={t(`multimedia.playbacks.${unheard}`)}
        />
      </span>
    );
  if (!failure) return <StatusBadge {...badgeStyles[state]} label={t(`multimedia.states.${state}`)} />;
  return (
    <span title={reasonText(t, medium)}>
      <StatusBadge {...badgeStyles[state]} label={t(`multimedia.failures.${failure}`)} />
    </span>
  );
}
