import { EpisodeState } from '../episodes/episodeEnums.ts';

const hours = 3_600_000;
const week = 7 * 24 * hours;

/**
 * How far an episode of the demo is, by its place among those of its emission: the ones before the last `ahead` came out week by
 * week until the day before `today`, which has begun at midnight.
 */
export function episodeTime(
  { place, count, ahead, hour }: { place: number; count: number; ahead: number; hour: number },
  today: number,
): { state: EpisodeState; publishedAt: Date | null } {
  const behind = count - ahead - 1 - place;
  if (behind < 0)
    return { state: behind === -1 ? EpisodeState.READY : EpisodeState.DRAFT, publishedAt: null };
  return {
    state: EpisodeState.PUBLISHED,
    publishedAt: new Date(today - 24 * hours - behind * week + hour * hours),
  };
}
