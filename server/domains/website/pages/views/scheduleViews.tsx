import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { clockOfRadio, dayFromToday, nextBorder, type Scheduled } from '../../../scheduling/public.ts';
import { pageOf } from '../frame.tsx';
import { AddToCalendar, Empty, moment, Slots } from '../parts.tsx';
import type { Site } from '../site.ts';
import { scheduleViews, type ScheduleView } from './pageParameters.ts';
import { DayList, readWeek, scheduleOf, WeekGrid } from './weekView.tsx';

/* The schedule as a day, a week or a list. */

/** Renders the schedule in the view that the URL names, by default a day. Times are those of the radio. */
export async function schedulePage(site: Site): Promise<RenderedPage> {
  const { radio, texts, addresses, request } = site;
  const clock = clockOfRadio(radio);
  const view = (request.query['view'] as ScheduleView | undefined) ?? 'day';
  const { slots, body } = view === 'day' ? await dayView(site) : await weekView(site, view);
  const address = addresses.of('schedule');
  return pageOf(site, {
    title: texts.schedule,
    path: ['schedule'],
    until: Math.min(nextBorder(slots, clock.now), dayFromToday(clock, 1)),
    data: slots.map((slot) => broadcastEvent(site, slot)),
    body: (
      <>
        <div>
          <h1>{texts.schedule}</h1>
          <p className="muted">{texts.times(radio.timeZone.replaceAll('_', ' '))}</p>
          <nav className="views" aria-label={texts.listening.view}>
            {scheduleViews.map((each) => (
              <a
                key={each}
                href={each === 'day' ? address : `${address}?view=${each}`}
                aria-current={each === view ? 'page' : undefined}
              >
                {texts.listening.views[each]}
              </a>
            ))}
          </nav>
        </div>
        {body}
        {slots.length === 0 && <Empty text={texts.noSchedule} />}
        <AddToCalendar site={site} />
      </>
    ),
  });
}

/** The schedule of a day, today or one of the six days after, with links to the other days. */
async function dayView(site: Site) {
  const { radio, texts, addresses, request } = site;
  const clock = clockOfRadio(radio);
  const day = Number(request.query['day'] ?? 0);
  const slots = await scheduleOf(site, dayFromToday(clock, day), dayFromToday(clock, day + 1));
  const address = addresses.of('schedule');
  const body = (
    <>
      <nav className="views" aria-label={texts.listening.day}>
        {Array.from({ length: 7 }, (_, index) => (
          <a
            key={index}
            href={index === 0 ? address : `${address}?day=${index}`}
            aria-current={index === day ? 'page' : undefined}
          >
            {index === 0
              ? texts.today
              : moment(site, new Date(dayFromToday(clock, index)), {
                  weekday: 'short',
                  day: 'numeric',
                  month: 'short',
                })}
          </a>
        ))}
      </nav>
      {slots.length > 0 && (
        <section>
          <h2>{moment(site, new Date(dayFromToday(clock, day)), { dateStyle: 'full' })}</h2>
          <Slots site={site} slots={slots} now={clock.now} />
        </section>
      )}
    </>
  );
  return { slots, body };
}

/** Seven days from today, in columns or below each other. */
async function weekView(site: Site, view: Exclude<ScheduleView, 'day'>) {
  const { now } = clockOfRadio(site.radio);
  const week = await readWeek(site);
  const slots = week.flatMap((day) => day.slots);
  if (slots.length === 0) return { slots, body: null };
  const body =
    view === 'week' ? (
      <WeekGrid site={site} week={week} now={now} />
    ) : (
      <DayList site={site} week={week} now={now} />
    );
  return { slots, body };
}

const broadcastEvent = ({ radio, origin, addresses }: Site, { title, startsAt, endsAt }: Scheduled) => ({
  '@context': 'https://schema.org',
  '@type': 'BroadcastEvent',
  name: title,
  startDate: startsAt.toISOString(),
  endDate: endsAt.toISOString(),
  publishedOn: { '@type': 'BroadcastService', name: radio.name, url: `${origin}${addresses.of()}` },
});
