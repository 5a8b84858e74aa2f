import type { NowPlaying } from '../../broadcasting/public.ts';
import { clockOfRadio, type Scheduled } from '../../scheduling/public.ts';
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

export function OnAirCard({ site, now }: { site: Site; now: OnAirNow }) {
  const { slot, isOnAir, song, state } = onAirOf(site, now);
  return (
    <div className="now">
      {slot?.emission?.cover ? (
        <img src={slot.emission.cover} alt="" width={96} height={96} />
      ) : (
        <span className="mark" aria-hidden="true" />
      )}
      <div>
        <span className={isOnAir ? 'tag live' : 'tag'}>{state}</span>
        <strong>{slot?.title ?? site.radio.name}</strong>
        {song && <span className="muted">{[song.credit, song.title].filter(Boolean).join(' – ')}</span>}
      </div>
    </div>
  );
}
