import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../../kit/data/format/format';
import type { CalendarOccurrenceFragment } from '../calendar.generated';
import { dateOf, wallAt } from '../time/wall';

type Timed = Pick<CalendarOccurrenceFragment, 'startsAt' | 'endsAt' | 'localStart'>;

type OwnTimeOf = (occurrence: Timed) => string | undefined;

/**
 * Returns a function that formats an occurrence's times in the viewer's time zone. The format is `14:00 – 15:00`, after the
 * weekday when the start is on another day than in the radio's time zone.
 */
export function useOwnTimes(zone: string | undefined): OwnTimeOf {
  const { language } = useTranslation().i18n;
  return useMemo(() => ownTimesOf(zone, localeOf(language)), [zone, language]);
}

function ownTimesOf(zone: string | undefined, locale: string): OwnTimeOf {
  if (zone === undefined) return () => undefined;
  const times = new Intl.DateTimeFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  const days = new Intl.DateTimeFormat(locale, { timeZone: zone, weekday: 'short' });
  return ({ startsAt, endsAt, localStart }) => {
    const [from, to] = [new Date(startsAt), new Date(endsAt)];
    const isOtherDay = dateOf(wallAt(from.getTime(), zone)) !== localStart.slice(0, 10);
    return `${isOtherDay ? `${days.format(from)} ` : ''}${times.format(from)} – ${times.format(to)}`;
  };
}
