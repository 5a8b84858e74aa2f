import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { dayLength, dayOf, timeOfDay, wallText } from '../../../../kit/time/days.ts';
import { findPlayedSongs } from '../../../broadcasting/public.ts';
import { clockOfRadio } from '../../../scheduling/public.ts';
import { LocalTimes } from '../live/elements.tsx';
import { pageOf } from '../frame.tsx';
import { onAirLifetime } from '../nextMoments.ts';
import { clock as clockFormat, Empty, moment } from '../parts.tsx';
import type { Site } from '../site.ts';

/* The songs that were played. */

const hour = 3_600_000;

/** Songs that began in the last three hours, or within half an hour of the time in the address. */
export async function songsPage(site: Site): Promise<RenderedPage> {
  const { radio, texts, addresses, request } = site;
  const radioClock = clockOfRadio(radio);
  const { at: text } = request.query;
  const at = text === undefined ? undefined : momentOfText(text, radioClock.momentOf);
  const from = new Date(at === undefined ? radioClock.now - 3 * hour : at - hour / 2);
  const to = new Date(at === undefined ? radioClock.now : at + hour / 2);
  const songs = await findPlayedSongs.all(site.environment, { from, to });
  return pageOf(site, {
    title: texts.playlist,
    path: ['playlist'],
    until: Date.now() + onAirLifetime,
    body: (
      <>
        <div>
          <h1>{texts.playlist}</h1>
          <form className="search" action={addresses.of('playlist')}>
            <label>
              {texts.songAt}
              <input
                type="datetime-local"
                name="at"
                required
                defaultValue={wallText(radioClock.wallAt(at ?? radioClock.now)).slice(0, 16)}
              />
            </label>
            <button className="button">{texts.show}</button>
          </form>
          <p className="muted">{texts.times(radio.timeZone.replaceAll('_', ' '))}</p>
        </div>
        {songs.length > 0 ? <Songs site={site} songs={songs} at={at} /> : <Empty text={texts.noSongs} />}
      </>
    ),
  });
}

type PlayedSong = Awaited<ReturnType<typeof findPlayedSongs.all>>[number];

interface SongsProps {
  site: Site;
  songs: readonly PlayedSong[];
  /** Moment from the address; the song that played at this moment is highlighted. */
  at?: number | undefined;
}

export function Songs({ site, songs, at }: SongsProps) {
  return (
    <LocalTimes site={site}>
      <ol className="songs">
        {songs.map(({ id, title, credit, album, artwork, playedFrom, playedUntil }) => {
          const [start, end] = [playedFrom, playedUntil].map((time) => (time ? new Date(time) : null));
          const isMatch = at !== undefined && start!.getTime() <= at && (!end || end.getTime() > at);
          return (
            <li key={id} aria-current={isMatch ? 'time' : undefined}>
              {artwork ? (
                <img src={artwork} alt="" width={64} height={64} loading="lazy" />
              ) : (
                <span className="blank" aria-hidden="true" />
              )}
              <div>
                <strong>
                  <bdi>{title}</bdi>
                </strong>
                <span className="muted">
                  <bdi>{[credit, album].filter(Boolean).join(' · ')}</bdi>
                </span>
              </div>
              <time dateTime={start!.toISOString()}>{moment(site, start!, clockFormat)}</time>
            </li>
          );
        })}
      </ol>
    </LocalTimes>
  );
}

/** Moment of a normalised wall clock time of the radio, such as `2026-11-29T08:12`. */
function momentOfText(text: string, momentOf: (wall: number) => number): number {
  const [date, time] = text.split('T') as [string, string];
  return momentOf(dayOf(date) * dayLength + timeOfDay(time)!);
}
