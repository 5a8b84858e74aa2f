import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { dayLength } from '../../../../kit/time/days.ts';
import { loadNowPlaying, findPlayedSongs } from '../../../broadcasting/public.ts';
import { clockOfRadio, type Scheduled } from '../../../scheduling/public.ts';
import { CurrentCover, onAirOf, ProgrammeLink, songLine, StateTag } from '../../sections/onAir.tsx';
import { Heading, pageOf } from '../frame.tsx';
import { LocalTimes, NowPlayingParts } from '../live/elements.tsx';
import { presentersOf } from '../live/programmeOnAir.ts';
import { nextOnAirChange } from '../nextMoments.ts';
import { clock as clockFormat, Empty, moment } from '../parts.tsx';
import type { Site } from '../site.ts';
import { Songs } from './songsView.tsx';
import { scheduleOf } from './weekView.tsx';

/* Pages with the current song. A script updates them; without scripts they show the song of the moment at which they were rendered. */

/** Reads the current song, the current programme and the programmes of the next 24 hours. */
async function readOnAir(site: Site) {
  const { now } = clockOfRadio(site.radio);
  const [playing, slots] = await Promise.all([
    loadNowPlaying(site.environment),
    scheduleOf(site, now, now + dayLength),
  ]);
  return {
    ...onAirOf(site, { playing, slots }),
    playing,
    until: nextOnAirChange(playing, slots, now),
    upcoming: slots.filter(({ startsAt }) => startsAt.getTime() > now),
  };
}

const shownProgrammes = 4;
const shownSongs = 8;

/**
 * Page with what is on the air. Shows the current song, the current programme and its presenters, the next programmes and the last
 * songs.
 */
export async function onAirPage(site: Site): Promise<RenderedPage> {
  const { texts, addresses, environment } = site;
  const { now } = clockOfRadio(site.radio);
  const onAir = await readOnAir(site);
  const { slot, song, playing, until, upcoming } = onAir;
  const period = { from: new Date(now - dayLength / 8), to: new Date(now) };
  const [presenters, played] = await Promise.all([
    slot?.emission ? presentersOf(environment, slot.emission.slug) : [],
    findPlayedSongs.all(environment, period),
  ]);
  const songs = played.filter(({ id }) => String(id) !== song?.id).slice(0, shownSongs);
  return pageOf(site, {
    title: texts.onAir,
    path: ['on-air'],
    until,
    playing,
    body: (
      <NowPlayingParts site={site}>
        <CurrentProgramme site={site} onAir={onAir} presenters={presenters} />
        {upcoming.length > 0 && (
          <section>
            <Heading
              title={texts.listening.upcoming}
              address={addresses.of('schedule')}
              all={texts.schedule}
            />
            <Upcoming site={site} slots={upcoming.slice(0, shownProgrammes)} />
          </section>
        )}
        <section>
          <Heading title={texts.listening.lastSongs} address={addresses.of('playlist')} all={texts.all} />
          {songs.length > 0 ? <Songs site={site} songs={songs} /> : <Empty text={texts.noSongs} />}
        </section>
      </NowPlayingParts>
    ),
  });
}

interface CurrentProgrammeProps {
  site: Site;
  onAir: Awaited<ReturnType<typeof readOnAir>>;
  presenters: readonly string[];
}

function CurrentProgramme({ site, onAir, presenters }: CurrentProgrammeProps) {
  const { texts } = site;
  const { slot, song, isOnAir, cover, state, playing } = onAir;
  const next = isOnAir ? playing.next : null;
  return (
    <div className="show">
      <CurrentCover cover={cover} size={512} without="blank" />
      <div>
        <StateTag isOnAir={isOnAir} state={state} />
        <h1>
          <ProgrammeLink site={site} slot={slot} />
        </h1>
        <p data-row="" hidden={presenters.length === 0}>
          {texts.presentedBy}{' '}
          <span data-now="presenters">{new Intl.ListFormat(site.tag).format(presenters)}</span>
        </p>
        <p data-row="" hidden={!song}>
          <strong data-now="song" dir="auto">
            {song && songLine(song)}
          </strong>
        </p>
        <p className="muted" data-row="" hidden={!next}>
          {texts.next}:{' '}
          <span data-now="next" dir="auto">
            {next && songLine(next)}
          </span>
        </p>
      </div>
    </div>
  );
}

/** The next programmes. A script hides those that have begun. */
const Upcoming = ({ site, slots }: { site: Site; slots: readonly Scheduled[] }) => (
  <LocalTimes site={site}>
    <ol className="slots" data-now="upcoming">
      {slots.map(({ startsAt, endsAt, title, emission }) => (
        <li key={startsAt.getTime()}>
          <time dateTime={startsAt.toISOString()} data-until={endsAt.toISOString()}>
            {moment(site, startsAt, clockFormat)} – {moment(site, endsAt, clockFormat)}
          </time>
          <strong>
            {emission ? (
              <a href={site.addresses.of('programmes', emission.slug)} dir="auto">
                {title}
              </a>
            ) : (
              <bdi>{title}</bdi>
            )}
          </strong>
        </li>
      ))}
    </ol>
  </LocalTimes>
);

/**
 * Page that shows the item on the air in large type, for a screen in the station. The style sheet shows only the first programme that
 * has not begun. A script reloads the page once a day, because it lists the programmes of 24 hours; without scripts, the page reloads
 * by itself.
 */
export async function kioskPage(site: Site): Promise<RenderedPage> {
  const { radio, texts } = site;
  const { playing, until, slot, song, state, isOnAir, upcoming } = await readOnAir(site);
  return pageOf(site, {
    title: texts.onAir,
    isKiosk: true,
    until,
    playing,
    body: (
      <NowPlayingParts site={site}>
        <p className={isOnAir ? 'tag live' : 'tag'} data-now="state">
          {state}
        </p>
        <h1 data-now="programme">{slot?.title ?? radio.name}</h1>
        <p className="song" data-now="song" hidden={!song}>
          {song && songLine(song)}
        </p>
        {upcoming.length > 0 && (
          <ol className="muted" data-now="upcoming">
            {upcoming.map(({ startsAt, title }) => (
              <li key={startsAt.getTime()}>
                {texts.next}:{' '}
                <time dateTime={startsAt.toISOString()}>{moment(site, startsAt, clockFormat)}</time> {title}
              </li>
            ))}
          </ol>
        )}
      </NowPlayingParts>
    ),
  });
}

/** Renders the player for a small window, where no navigation interrupts the sound. */
export async function playerPage(site: Site): Promise<RenderedPage> {
  const { radio, texts } = site;
  const { playing, until, slot, song } = await readOnAir(site);
  return pageOf(site, {
    title: texts.listen,
    isPlayer: true,
    until,
    playing,
    body: (
      <NowPlayingParts site={site}>
        <p className="tag">{radio.name}</p>
        <h1 data-now="programme">{slot?.title ?? radio.name}</h1>
        <p className="muted" data-now="song" hidden={!song}>
          {song && songLine(song)}
        </p>
      </NowPlayingParts>
    ),
  });
}
