import type { NowPlaying } from '../../broadcasting/public.ts';
import { clockOfRadio, type Scheduled } from '../../scheduling/public.ts';
import { NowPlayingParts } from '../pages/live/elements.tsx';
import type { Site } from '../pages/site.ts';

/** The on-air data that sections share, read once for the page. */
export interface OnAirNow {
  playing: NowPlaying;
  /** Slots of the next 24 hours, with the current one. */
  slots: readonly Scheduled[];
}

/** Text of the section, or else the introduction of the website. */
export function Introduction({ site, text }: { site: Site; text: string }) {
  if (text) return <div className="text" dangerouslySetInnerHTML={{ __html: text }} />;
  return site.settings.introduction && <p dir="auto">{site.settings.introduction}</p>;
}

/**
 * Returns the current slot, the current song, and a label. The label says whether the radio is live, on the air or off the air.
 */
export function onAirOf({ radio, texts }: Site, { playing, slots }: OnAirNow) {
  const { now } = clockOfRadio(radio);
  const slot = slots.find(({ startsAt, endsAt }) => startsAt.getTime() <= now && endsAt.getTime() > now);
  const isOnAir = playing.isOnAir && !playing.notBroadcasting;
  return {
    slot,
    isOnAir,
    song: isOnAir ? playing.currentSong : null,
    state: isOnAir ? (playing.isLive ? texts.live : texts.onAir) : texts.offAir,
  };
}

/** Name of the current programme, as a link when it has a page; the name of the radio between programmes. */
export const ProgrammeLink = ({ site, slot }: { site: Site; slot: Scheduled | undefined }) => (
  <a
    data-now="programme"
    href={slot?.emission ? site.addresses.of('programmes', slot.emission.slug) : undefined}
  >
    {slot?.title ?? site.radio.name}
  </a>
);

/** Card with the current programme and song, which a script updates. */
export function OnAirCard({ site, now }: { site: Site; now: OnAirNow }) {
  const { slot, isOnAir, song, state } = onAirOf(site, now);
  const cover = song?.artwork || slot?.emission?.cover;
  return (
    <NowPlayingParts site={site}>
      <div className="now">
        {cover ? (
          <img src={cover} alt="" width={96} height={96} data-now="cover" />
        ) : (
          <span className="mark" aria-hidden="true" data-now="cover" />
        )}
        <div>
          <span className={isOnAir ? 'tag live' : 'tag'} data-now="state">
            {state}
          </span>
          <strong>
            <ProgrammeLink site={site} slot={slot} />
          </strong>
          <span className="muted" data-now="song" hidden={!song}>
            {song && songLine(song)}
          </span>
        </div>
      </div>
    </NowPlayingParts>
  );
}

/** A song as one line. */
export const songLine = ({ credit, title }: { credit: string; title: string }): string =>
  [credit, title].filter(Boolean).join(' – ');
