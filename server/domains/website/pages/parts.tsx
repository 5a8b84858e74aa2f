import { isDated, type ContentKind } from '../contents/contentEnums.ts';
import { styleOfStored } from '../design/siteStyle.ts';
import { markColour } from '../design/styleContrast.ts';
import type { Scheduled } from '../../scheduling/public.ts';
import { LocalTimes } from './live/elements.tsx';
import { Picture } from './picture.tsx';
import type { Site } from './site.ts';
import { areaPaths, calendarFile, topicSegment } from './siteAddresses.ts';
import type { ContentCard } from './siteDocuments.ts';

/** Formats a moment in the time zone of the radio. */
export const moment = ({ radio, tag }: Site, at: Date | string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { timeZone: radio.timeZone, ...format }).format(new Date(at));

/** Format options for a time of day. */
export const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Link that subscribes the calendar program of a device to the schedule, or to a programme. `path` is the page of the programme. */
export function AddToCalendar({ site, path = [] }: { site: Site; path?: readonly string[] }) {
  const address = `${site.origin}${site.addresses.of(...path, calendarFile)}`;
  return (
    <p>
      <a href={address.replace(/^https?:/, 'webcal:')}>{site.texts.addToCalendar}</a>
    </p>
  );
}

export function ContentCards({
  site,
  kind,
  items,
  isLead = false,
}: {
  site: Site;
  kind: ContentKind;
  items: readonly ContentCard[];
  /** True when the first card is larger than the others. */
  isLead?: boolean;
}) {
  // The cards of a music station are squares.
  const ratio = site.settings.template === 'MUSIC' ? '1x1' : '16x9';
  return (
    <ul className="cards">
      {items.map((item, index) => (
        <li className="card" key={item.id}>
          {item.picture ? (
            <Picture site={site} of={item} sizes={sizesOf(isLead && index === 0)} ratio={ratio} />
          ) : (
            <span className="blank" aria-hidden="true" />
          )}
          <div>
            {item.topic && (
              <span className="tag">
                <TopicLink site={site} kind={kind} topic={item.topic} />
              </span>
            )}
            <h3>
              <a href={site.addresses.of(areaPaths[kind], item.slug)}>{item.title}</a>
            </h3>
            <p>{item.excerpt}</p>
            {item.price && <strong>{item.price}</strong>}
            {isDated(kind) && item.publishedFrom && (
              <time className="muted" dateTime={item.publishedFrom}>
                {moment(site, item.publishedFrom, { dateStyle: 'long' })}
              </time>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface TopicLinkProps {
  site: Site;
  kind: ContentKind;
  topic: NonNullable<ContentCard['topic']>;
}

/** Shows a topic with its colour, as a link to the contents that have it. */
export const TopicLink = ({ site, kind, topic: { name, slug, colour } }: TopicLinkProps) => (
  <a className="topic" href={site.addresses.of(areaPaths[kind], topicSegment, slug)}>
    <TopicDot site={site} colour={colour} /> <bdi>{name}</bdi>
  </a>
);

/**
 * Shows the colour of a topic as a dot, darker or lighter where its contrast is too low. The policy of the pages allows no colours in style
 * attributes, so the dot is drawn twice, for light and for dark screens.
 */
export function TopicDot({ site, colour }: { site: Site; colour: string }) {
  const { light, dark } = styleOfStored(site.settings.style);
  return (
    <svg className="dot" viewBox="0 0 2 2" aria-hidden="true">
      <circle className="on-light" cx="1" cy="1" r="1" fill={markColour(colour, light)} />
      <circle className="on-dark" cx="1" cy="1" r="1" fill={markColour(colour, dark)} />
    </svg>
  );
}

/** Widths of the cards on the screen, which follow from the columns of the style sheets. */
const sizesOf = (isLead: boolean) =>
  isLead ? '(min-width: 60rem) 42rem, 100vw' : '(min-width: 70rem) 23rem, (min-width: 40rem) 45vw, 100vw';

export function Slots({ site, slots, now }: { site: Site; slots: readonly Scheduled[]; now: number }) {
  return (
    <LocalTimes site={site}>
      <ol className="slots">
        {slots.map((slot) => {
          const isNow = slot.startsAt.getTime() <= now && slot.endsAt.getTime() > now;
          return (
            <li key={slot.startsAt.getTime()} aria-current={isNow ? 'time' : undefined}>
              <time dateTime={slot.startsAt.toISOString()} data-until={slot.endsAt.toISOString()}>
                {moment(site, slot.startsAt, clock)} – {moment(site, slot.endsAt, clock)}
              </time>
              <div>
                <strong>
                  {slot.emission ? (
                    <a href={site.addresses.of('programmes', slot.emission.slug)} dir="auto">
                      {slot.title}
                    </a>
                  ) : (
                    <bdi>{slot.title}</bdi>
                  )}
                </strong>
                {slot.emission?.summary && (
                  <p>
                    <bdi>{slot.emission.summary}</bdi>
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </LocalTimes>
  );
}

export function Empty({ text }: { text: string }) {
  return <p className="muted">{text}</p>;
}
