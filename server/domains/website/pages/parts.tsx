import { isDated, type ContentKind } from '../contents/contentEnums.ts';
import type { Scheduled } from '../../scheduling/public.ts';
import type { Site } from './site.ts';
import { areaPaths } from './siteAddresses.ts';
import type { ContentCard } from './siteDocuments.ts';

/** Formats a moment in the time zone of the radio. */
export const moment = ({ radio, tag }: Site, at: Date | string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { timeZone: radio.timeZone, ...format }).format(new Date(at));

/** Format options for a time of day. */
export const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

export function ContentCards({
  site,
  kind,
  items,
}: {
  site: Site;
  kind: ContentKind;
  items: readonly ContentCard[];
}) {
  return (
    <ul className="cards">
      {items.map((item) => (
        <li className="card" key={item.id}>
          {item.picture ? (
            <img src={item.picture} alt={item.pictureAlt} width={960} height={540} loading="lazy" />
          ) : (
            <span className="blank" aria-hidden="true" />
          )}
          <div>
            {item.topic && <span className="tag">{item.topic.name}</span>}
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

export function Slots({ site, slots, now }: { site: Site; slots: readonly Scheduled[]; now: number }) {
  return (
    <ol className="slots">
      {slots.map((slot) => {
        const isNow = slot.startsAt.getTime() <= now && slot.endsAt.getTime() > now;
        return (
          <li key={slot.startsAt.getTime()} aria-current={isNow ? 'time' : undefined}>
            <time dateTime={slot.startsAt.toISOString()}>
              {moment(site, slot.startsAt, clock)} – {moment(site, slot.endsAt, clock)}
            </time>
            <div>
              <strong>
                {slot.emission ? (
                  <a href={site.addresses.of('programmes', slot.emission.slug)}>{slot.title}</a>
                ) : (
                  slot.title
                )}
              </strong>
              {slot.emission?.summary && <p>{slot.emission.summary}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function Empty({ text }: { text: string }) {
  return <p className="muted">{text}</p>;
}
