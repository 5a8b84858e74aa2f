import { clockOfRadio } from '../../scheduling/public.ts';
import { NowPlayingParts } from '../pages/live/elements.tsx';
import { Empty } from '../pages/parts.tsx';
import { readWeek, WeekGrid } from '../pages/views/weekView.tsx';
import type { Site } from '../pages/site.ts';
import { CurrentCover, Introduction, onAirOf, ProgrammeLink, StateTag, type OnAirNow } from './onAir.tsx';

/* Sections that one template shows in its own way. */

interface MusicHeroProps {
  site: Site;
  title: string;
  /** HTML of the section in the language of the page; empty to show the introduction. */
  text: string;
  now: OnAirNow;
}

/** Hero section of the music template: the current item with its cover over the whole screen. */
export function MusicHero({ site, title, text, now }: MusicHeroProps) {
  const { slot, isOnAir, song, cover, state } = onAirOf(site, now);
  return (
    <NowPlayingParts site={site}>
      <div className="stage">
        <CurrentCover cover={cover} size={512} without="cover" />
        <div>
          <h1>{title}</h1>
          <p className="title" data-now="title">
            {song?.title ?? slot?.title ?? site.radio.name}
          </p>
          <p className="credit" data-now="artist" hidden={!song?.credit}>
            {song?.credit}
          </p>
          <p>
            <StateTag isOnAir={isOnAir} state={state} /> <ProgrammeLink site={site} slot={slot} />
          </p>
          <div className="about">
            <Introduction site={site} text={text} />
          </div>
        </div>
      </div>
    </NowPlayingParts>
  );
}

/** Schedule of seven days: columns on wide screens, collapsible days on narrow ones. */
export async function weekSchedule(site: Site) {
  const week = await readWeek(site);
  if (week.every(({ slots }) => slots.length === 0)) return <Empty text={site.texts.noSchedule} />;
  return <WeekGrid site={site} week={week} now={clockOfRadio(site.radio).now} />;
}
