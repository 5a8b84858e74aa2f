import { wallText } from '../../../../kit/time/days.ts';
import {
  clockOfRadio,
  dayFromToday,
  findScheduledBetween,
  type Scheduled,
} from '../../../scheduling/public.ts';
import { LocalTimes } from '../live/elements.tsx';
import { clock as clockFormat, moment, Slots } from '../parts.tsx';
import type { Site } from '../site.ts';

/* The schedule between two moments, and seven days of it, beginning with today. */

export async function scheduleOf(site: Site, from: number, to: number): Promise<Scheduled[]> {
  const clock = clockOfRadio(site.radio);
  return findScheduledBetween(site.request.database, site.radio, { from, to }, clock, '');
}

/** A day of the radio with the programmes that begin on it. */
interface DayOfWeek {
  /** First moment of the day. */
  from: number;
  /** Date as `YYYY-MM-DD`. */
  date: string;
  isToday: boolean;
  slots: readonly Scheduled[];
}

const days = Array.from({ length: 7 }, (_, index) => index);

export async function readWeek(site: Site): Promise<DayOfWeek[]> {
  const clock = clockOfRadio(site.radio);
  const starts = [...days, days.length].map((day) => dayFromToday(clock, day));
  const slots = await scheduleOf(site, starts[0]!, starts.at(-1)!);
  return days.map((day) => {
    const [from, to] = [starts[day]!, starts[day + 1]!];
    const isOfDay = ({ startsAt }: Scheduled) =>
      startsAt.getTime() < to && (day === 0 || startsAt.getTime() >= from);
    const date = wallText(clock.wallAt(from)).slice(0, 10);
    return { from, date, isToday: day === 0, slots: slots.filter(isOfDay) };
  });
}

interface WeekProps {
  site: Site;
  week: readonly DayOfWeek[];
  now: number;
}

/** Shows the days of a week as columns on wide screens, as collapsible parts on narrow ones. */
export const WeekGrid = ({ site, week, now }: WeekProps) => (
  <LocalTimes site={site}>
    <div className="week">
      {week.map(({ from, isToday, slots }) => (
        <details key={from} className="day" open={isToday} aria-current={isToday ? 'date' : undefined}>
          <summary>
            {moment(site, new Date(from), { weekday: 'short', day: 'numeric', month: 'short' })}
          </summary>
          <ol>
            {slots.map(({ startsAt, endsAt, title, emission }) => (
              <li
                key={startsAt.getTime()}
                aria-current={startsAt.getTime() <= now && endsAt.getTime() > now ? 'time' : undefined}
              >
                <time dateTime={startsAt.toISOString()}>{moment(site, startsAt, clockFormat)}</time>
                {emission ? (
                  <a href={site.addresses.of('programmes', emission.slug)} dir="auto">
                    {title}
                  </a>
                ) : (
                  <bdi>{title}</bdi>
                )}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  </LocalTimes>
);

/** Shows days below each other, each with a heading. Days on which nothing begins are left out. */
export const DayList = ({ site, week, now }: WeekProps) =>
  week
    .filter(({ slots }) => slots.length > 0)
    .map(({ from, date, slots }) => (
      <section key={from} className="agenda">
        <h2>
          <time dateTime={date}>{moment(site, new Date(from), { dateStyle: 'full' })}</time>
        </h2>
        <Slots site={site} slots={slots} now={now} />
      </section>
    ));
