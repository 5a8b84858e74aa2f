import { isDated, type ContentKind } from '../contents/contentEnums.ts';
import type { Scheduled } from '../../scheduling/public.ts';
import { Picture } from './picture.tsx';
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

/** Widths of the cards on the screen, which follow from the columns of the style sheets. */
const sizesOf = (isLead: boolean) =>
  isLead ? '(min-width: 60rem) 42rem, 100vw' : '(min-width: 70rem) 23rem, (min-width: 40rem) 45vw, 100vw';

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
