import { episodePath, feedSoundOf, type publicEpisodes } from '../../../programmes/public.ts';
import { moment } from '../parts.tsx';
import type { Site } from '../site.ts';

/* Parts of an episode, on its page and in lists. */

export type ShownEpisode = Awaited<ReturnType<typeof publicEpisodes.all>>[number];

export function PublishedOn({ site, episode: { publishedAt } }: { site: Site; episode: ShownEpisode }) {
  return publishedAt ? (
    <time className="muted" dateTime={new Date(publishedAt).toISOString()}>
      {moment(site, publishedAt, { dateStyle: 'long' })}
    </time>
  ) : null;
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
