import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { dayLength, dayOf, timeOfDay, wallText } from '../../../../kit/time/days.ts';
import { nowPlaying, playedSongs } from '../../../broadcasting/public.ts';
import { clockOfRadio, dayFromToday, scheduledBetween, type Scheduled } from '../../../scheduling/public.ts';
import { pageOf, programmes, scheduleLifetime } from '../frame.tsx';
import { clock as clockFormat, Empty, moment, Slots } from '../parts.tsx';
import type { Site } from '../site.ts';

/* Pages about the programme: the schedule, and the songs that were played. */

export async function scheduleOf(site: Site, from: number, to: number): Promise<Scheduled[]> {
  const clock = clockOfRadio(site.radio);
  return scheduledBetween(site.request.database, site.radio, { from, to }, clock, '');
}

export async function schedulePage(site: Site): Promise<RenderedPage> {
  const { radio, texts, addresses, request } = site;
  const clock = clockOfRadio(radio);
  const day = Number(request.query['day'] ?? 0);
  const slots = await scheduleOf(site, dayFromToday(clock, day), dayFromToday(clock, day + 1));
  const address = addresses.of('schedule');
  const days = Array.from({ length: 7 }, (_, index) => index);
  return pageOf(site, {
    title: texts.schedule,
    path: ['schedule'],
    reads: programmes,
    until: Date.now() + scheduleLifetime,
    data: slots.map((slot) => broadcastEvent(site, slot)),
    body: (
      <>
        <div>
          <h1>{texts.schedule}</h1>
          <p className="muted">{texts.times(radio.timeZone.replaceAll('_', ' '))}</p>
          <nav aria-label={texts.schedule}>
            {days.map((index) => (
              <a
                key={index}
                href={index === 0 ? address : `${address}?day=${index}`}
                aria-current={index === day ? 'page' : undefined}
              >
                {index === 0
                  ? texts.today
                  : moment(site, new Date(dayFromToday(clock, index)), { weekday: 'long', day: 'numeric' })}
              </a>
            ))}
          </nav>
        </div>
        {slots.length > 0 ? (
          <Slots site={site} slots={slots} now={clock.now} />
        ) : (
          <Empty text={texts.noSchedule} />
        )}
      </>
    ),
  });
}

const broadcastEvent = ({ radio, origin, addresses }: Site, { title, startsAt, endsAt }: Scheduled) => ({
  '@context': 'https://schema.org',
  '@type': 'BroadcastEvent',
  name: title,
  startDate: startsAt.toISOString(),
  endDate: endsAt.toISOString(),
  publishedOn: { '@type': 'BroadcastService', name: radio.name, url: `${origin}${addresses.of()}` },
});

const hour = 3_600_000;

/** Songs that began in the last three hours, or within half an hour before or after the time in the address. */
export async function songsPage(site: Site): Promise<RenderedPage> {
  const { radio, texts, addresses, request } = site;
  const radioClock = clockOfRadio(radio);
  const { at: text } = request.query;
  const at = text === undefined ? undefined : momentOfText(text, radioClock.momentOf);
  const from = new Date(at === undefined ? radioClock.now - 3 * hour : at - hour / 2);
  const to = new Date(at === undefined ? radioClock.now : at + hour / 2);
  const songs = await playedSongs.all(site.environment, { from, to });
  return pageOf(site, {
    title: texts.playlist,
    path: ['playlist'],
    reads: ['Website', 'Radio'],
    until: Date.now() + scheduleLifetime,
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

type PlayedSong = Awaited<ReturnType<typeof playedSongs.all>>[number];

interface SongsProps {
  site: Site;
  songs: readonly PlayedSong[];
  /** Moment from the address; the song that played at this moment is highlighted. */
  at?: number | undefined;
}

export function Songs({ site, songs, at }: SongsProps) {
  return (
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
              <strong>{title}</strong>
              <span className="muted">{[credit, album].filter(Boolean).join(' · ')}</span>
            </div>
            <time dateTime={start!.toISOString()}>{moment(site, start!, clockFormat)}</time>
          </li>
        );
      })}
    </ol>
  );
}

/** Moment of a normalised wall clock time of the radio, such as `2026-11-29T08:12`. */
function momentOfText(text: string, momentOf: (wall: number) => number): number {
  const [date, time] = text.split('T') as [string, string];
  return momentOf(dayOf(date) * dayLength + timeOfDay(time)!);
}

/** The item on the air, the current slot of the schedule and the one after it. */
async function readOnAir(site: Site) {
  const { now } = clockOfRadio(site.radio);
  const [playing, slots] = await Promise.all([
    nowPlaying(site.environment),
    scheduleOf(site, now, now + dayLength),
  ]);
  return {
    playing,
    current: slots.find(({ startsAt, endsAt }) => startsAt.getTime() <= now && endsAt.getTime() > now),
    next: slots.find(({ startsAt }) => startsAt.getTime() > now),
  };
}

/** Page that shows the item on the air in large type, for a screen in the station. The page reloads by itself. */
export async function kioskPage(site: Site): Promise<RenderedPage> {
  const { radio, texts } = site;
  const { playing, current, next } = await readOnAir(site);
  const song = playing.isOnAir ? playing.currentSong : null;
  return pageOf(site, {
    title: texts.onAir,
    isKiosk: true,
    reads: programmes,
    until: Date.now() + scheduleLifetime,
    playing,
    body: (
      <>
        <p className={playing.isOnAir ? 'tag live' : 'tag'}>
          {playing.isOnAir ? (playing.isLive ? texts.live : texts.onAir) : texts.offAir}
        </p>
        <h1>{current?.title ?? radio.name}</h1>
        {song && <p className="song">{[song.credit, song.title].filter(Boolean).join(' – ')}</p>}
        {next && (
          <p className="muted">
            {texts.next}:{' '}
            <time dateTime={next.startsAt.toISOString()}>{moment(site, next.startsAt, clockFormat)}</time>{' '}
            {next.title}
          </p>
        )}
      </>
    ),
  });
}

/** Page of the player in a small window, where no navigation interrupts the sound. */
export async function playerPage(site: Site): Promise<RenderedPage> {
  const { radio, texts } = site;
  const { playing, current } = await readOnAir(site);
  return pageOf(site, {
    title: texts.listen,
    isPlayer: true,
    reads: programmes,
    until: Date.now() + scheduleLifetime,
    playing,
    body: (
      <>
        <p className="tag">{radio.name}</p>
        <h1>{current?.title ?? radio.name}</h1>
      </>
    ),
  });
}
