import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../../kit/data/format/format';
import { wallOf } from './wall';

/** Formats wall times of the radio in the viewer's language. */
export function useWallFormat() {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const locale = localeOf(language);
    const days = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    });
    const months = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' });
    const times = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });
    const comma = language === 'ar' ? '،' : ',';
    const time = (text: string) => times.format(wallOf(text));
    return {
      /** November 2026. */
      month: (wall: number) => months.format(wall),
      time,
      /** Mon 23 Nov. */
      day: (date: string) => days.format(wallOf(date)),
      /** Mon 23 Nov, 07:00 – 09:00. */
      range: (from: string, to: string) => `${days.format(wallOf(from))}${comma} ${time(from)} – ${time(to)}`,
    };
  }, [language]);
}
