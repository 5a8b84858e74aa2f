import { clockOfRadio, dayFromToday, type Scheduled } from '../../scheduling/public.ts';
import { clock as clockFormat, Empty, moment } from '../pages/parts.tsx';
import { scheduleOf } from '../pages/views/scheduleViews.tsx';
import type { Site } from '../pages/site.ts';
import { Introduction, onAirOf, type OnAirNow } from './onAir.tsx';

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
  const { slot, isOnAir, song, state } = onAirOf(site, now);
  const cover = song?.artwork || slot?.emission?.cover;
  const { emission } = slot ?? {};
  return (
    <div className="stage">
      {cover ? (
        <img src={cover} alt="" width={512} height={512} />
      ) : (
        <span className="cover" aria-hidden="true" />
      )}
      <div>
        <h1>{title}</h1>
        <p className="title">{song?.title ?? slot?.title ?? site.radio.name}</p>
        {song?.credit && <p className="credit">{song.credit}</p>}
        <p>
          <span className={isOnAir ? 'tag live' : 'tag'}>{state}</span>{' '}
          {slot &&
            (emission ? (
              <a href={site.addresses.of('programmes', emission.slug)}>{slot.title}</a>
            ) : (
              slot.title
            ))}
        </p>
        <div className="about">
          <Introduction site={site} text={text} />
        </div>
      </div>
    </div>
  );
}

const days = Array.from({ length: 7 }, (_, index) => index);

/** Schedule of seven days: columns on wide screens, collapsible days on narrow ones. */
export async function weekSchedule(site: Site) {
  const clock = clockOfRadio(site.radio);
  const starts = [...days, days.length].map((day) => dayFromToday(clock, day));
  const slots = await scheduleOf(site, starts[0]!, starts.at(-1)!);
  if (slots.length === 0) return <Empty text={site.texts.noSchedule} />;
  return (
    <div className="week">
      {days.map((day) => {
        const [from, to] = [starts[day]!, starts[day + 1]!];
        const ofDay = slots.filter(({ startsAt }) => startsAt.getTime() >= from && startsAt.getTime() < to);
        return <Day key={day} site={site} from={from} isToday={day === 0} slots={ofDay} now={clock.now} />;
      })}
    </div>
  );
}

interface DayProps {
  site: Site;
  from: number;
  isToday: boolean;
  slots: readonly Scheduled[];
  now: number;
}

function Day({ site, from, isToday, slots, now }: DayProps) {
  return (
    <details className="day" open={isToday} aria-current={isToday ? 'date' : undefined}>
      <summary>{moment(site, new Date(from), { weekday: 'long', day: 'numeric' })}</summary>
      <ol>
        {slots.map(({ startsAt, endsAt, title, emission }) => (
          <li
            key={startsAt.getTime()}
            aria-current={startsAt.getTime() <= now && endsAt.getTime() > now ? 'time' : undefined}
          >
            <time dateTime={startsAt.toISOString()}>{moment(site, startsAt, clockFormat)}</time>
            {emission ? <a href={site.addresses.of('programmes', emission.slug)}>{title}</a> : title}
          </li>
        ))}
      </ol>
    </details>
  );
}
