import type { NowPlaying } from '../../broadcasting/public.ts';
import { clockOfRadio, type Scheduled } from '../../scheduling/public.ts';
import { NowPlayingParts } from '../pages/live/elements.tsx';
import type { Site } from '../pages/site.ts';

/** The current item and slots that sections share, read once for the page. */
export interface OnAirNow {
  playing: NowPlaying;
  /** Slots of the next 24 hours, with the current one. */
  slots: readonly Scheduled[];
}

/** Shows the text of a section, or else the introduction of the website. */
export function Introduction({ site, text }: { site: Site; text: string }) {
  if (text) return <div className="text" dangerouslySetInnerHTML={{ __html: text }} />;
  return site.settings.introduction && <p dir="auto">{site.settings.introduction}</p>;
}

/**
 * Returns the current slot, song and cover, and a label. The cover is that of the song, or else of the programme. The label says whether
 * the radio is live, on the air or off the air.
 */
export function onAirOf({ radio, texts }: Site, { playing, slots }: OnAirNow) {
  const { now } = clockOfRadio(radio);
  const slot = slots.find(({ startsAt, endsAt }) => startsAt.getTime() <= now && endsAt.getTime() > now);
  const isOnAir = playing.isOnAir && !playing.notBroadcasting;
  const song = isOnAir ? playing.currentSong : null;
  return {
    slot,
    isOnAir,
    song,
    cover: song?.artwork || slot?.emission?.cover,
    state: isOnAir ? (playing.isLive ? texts.live : texts.onAir) : texts.offAir,
  };
}

/** Name of the current programme, as a link when it has a page. The name of the radio between programmes. */
export const ProgrammeLink = ({ site, slot }: { site: Site; slot: Scheduled | undefined }) => (
  <a
    data-now="programme"
    href={slot?.emission ? site.addresses.of('programmes', slot.emission.slug) : undefined}
  >
    {slot?.title ?? site.radio.name}
  </a>
);

interface CurrentCoverProps {
  cover: string | null | undefined;
  /** Width and height in pixels. */
  size: number;
  /** Class of the mark in place of a missing cover. */
  without: string;
}

/** Cover of the current item. A script in the page replaces it when the item changes. */
export const CurrentCover = ({ cover, size, without }: CurrentCoverProps) =>
  cover ? (
    <img src={cover} alt="" width={size} height={size} data-now="cover" />
  ) : (
    <span className={without} aria-hidden="true" data-now="cover" />
  );

/** Label that says whether the radio is live, on the air or off the air. A script in the page keeps it up to date. */
export const StateTag = ({ isOnAir, state }: { isOnAir: boolean; state: string }) => (
  <span className={isOnAir ? 'tag live' : 'tag'} data-now="state">
    {state}
  </span>
);

/** Card with the current programme and song, which a script updates. */
export function OnAirCard({ site, now }: { site: Site; now: OnAirNow }) {
  const { slot, isOnAir, song, cover, state } = onAirOf(site, now);
  return (
    <NowPlayingParts site={site}>
      <div className="now">
        <CurrentCover cover={cover} size={96} without="mark" />
        <div>
          <StateTag isOnAir={isOnAir} state={state} />
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

/** Formats a song as one line: `artistes – title`. */
export const songLine = ({ credit, title }: { credit: string; title: string }): string =>
  [credit, title].filter(Boolean).join(' – ');
