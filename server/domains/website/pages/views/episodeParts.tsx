import { episodePath, feedSoundOf, type findPublicEpisodes } from '../../../programmes/public.ts';
import { moment } from '../parts.tsx';
import type { Site } from '../site.ts';

/* Parts of an episode, on its page and in lists. */

export type ShownEpisode = Awaited<ReturnType<typeof findPublicEpisodes.all>>[number];

/**
 * Shows the day of publication and the duration of an episode. Audio players load nothing before a visitor presses play, so they show no
 * duration themselves.
 */
export function PublishedOn({ site, episode }: { site: Site; episode: ShownEpisode }) {
  const { publishedAt, duration } = episode;
  return publishedAt ? (
    <span className="muted">
      <time dateTime={new Date(publishedAt).toISOString()}>
        {moment(site, publishedAt, { dateStyle: 'long' })}
      </time>
      {duration ? (
        <>
          {' · '}
          <bdi>{durationText(duration)}</bdi>
        </>
      ) : null}
    </span>
  ) : null;
}

/** Formats milliseconds as `M:SS`, or as `H:MM:SS` from one hour on. */
export function durationText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

interface EpisodeSoundProps {
  site: Site;
  /** Slug of the emission. */
  emission: string;
  episode: ShownEpisode;
}

export function EpisodeSound({ site: { radio }, emission, episode }: EpisodeSoundProps) {
  const pathOf = (ending: string) => episodePath(radio.slug, emission, episode.guid, ending);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions where the episode has them
    <audio controls preload="none" src={pathOf(feedSoundOf(episode).ending)}>
      {episode.hasCaptions ? <track kind="captions" src={pathOf('vtt')} /> : null}
    </audio>
  );
}
