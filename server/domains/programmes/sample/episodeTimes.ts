import { EpisodeState } from '../episodes/episodeEnums.ts';

const hours = 3_600_000;
const week = 7 * 24 * hours;

/**
 * State and publication date of a sample episode, by its position.
 * The episodes before the last `ahead` ones were published weekly, the latest on the day before `today`,
 * which is a midnight in UTC.
 */
export function episodeTime(
  { index, count, ahead, hour }: { index: number; count: number; ahead: number; hour: number },
  today: number,
): { state: EpisodeState; publishedAt: Date | null } {
  const behind = count - ahead - 1 - index;
  if (behind < 0)
    return { state: behind === -1 ? EpisodeState.READY : EpisodeState.DRAFT, publishedAt: null };
  return {
    state: EpisodeState.PUBLISHED,
    publishedAt: new Date(today - 24 * hours - behind * week + hour * hours),
  };
}
