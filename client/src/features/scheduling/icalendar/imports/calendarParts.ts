/** Maximum length of a file in characters, and maximum number of its events. */
export const maxFileLength = 1_000_000;
export const maxFileEvents = 2000;

/*
 * Maximum size of one request, unless the events of one UID alone exceed it. Must be within `calendarImportCharacters` and
 * `calendarImportEvents` of docs/api/limits.md.
 */
export const maxPartLength = 150_000;
export const maxPartEvents = 100;

/**
 * Splits a calendar file between events, one part per request. Events with the same UID stay together, and each part contains the
 * time zones. An incomplete calendar, or one without events, becomes a single part, cut to the maximum length.
 */
export function calendarParts(text: string): { parts: string[]; events: number } {
  const lines = text.trim().split(/\r\n?|\n/);
  const isCalendar = /^\uFEFF?BEGIN:VCALENDAR$/i.test(lines[0]!) && /^END:VCALENDAR$/i.test(lines.at(-1)!);
  const { events, zones } = eventsIn(lines);
  if (!isCalendar || events.length === 0) return { parts: [text.slice(0, maxPartLength)], events: 0 };
  const parts: string[][] = [];
  let length = Infinity;
  let count = 0;
  for (const group of Map.groupBy(events, uidOf).values()) {
    const added = group.reduce((sum, event) => sum + event.length, 0);
    if (length + added > maxPartLength || count + group.length > maxPartEvents) {
      parts.push([]);
      [length, count] = [0, 0];
    }
    parts.at(-1)!.push(...group);
    length += added;
    count += group.length;
  }
  const wrap = (part: readonly string[]) =>
    ['BEGIN:VCALENDAR', ...zones, ...part, 'END:VCALENDAR'].join('\r\n');
  return { parts: parts.map(wrap), events: events.length };
}

function eventsIn(lines: readonly string[]) {
  const events: string[] = [];
  const zones: string[] = [];
  let event: string[] | undefined;
  for (const line of lines) {
    if (/^BEGIN:VEVENT$/i.test(line)) event = [];
    if (event) event.push(line);
    else if (/^(?:BEGIN:VTIMEZONE|END:VTIMEZONE|TZID[;:]|X-LIC-LOCATION:)/i.test(line)) zones.push(line);
    if (event && /^END:VEVENT$/i.test(line)) {
      events.push(event.join('\r\n'));
      event = undefined;
    }
  }
  return { events, zones };
}

/** Returns the UID of an event; unfolds lines first, as a UID may be long. */
const uidOf = (event: string) =>
  /^UID[;:](.*)$/im.exec(event.replaceAll(/\r\n[ \t]/g, ''))?.[1]?.trim() ?? '';
