import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../../kit/data/format/format';
import type { CalendarSlotFragment } from '../calendar.generated';
import { weekdayOf, weekdays, workdays } from '../slots/slotRule';
import { wallOf } from './wall';

type Timed = Pick<CalendarSlotFragment, 'startDate' | 'startTime' | 'duration' | 'recurrence'>;
export type RuleWords = (slot: Timed) => string;

/** Describes when a slot is on air: “Every 2 weeks · Monday · 07:00 – 09:00 · until 24 Dec 2026”. */
export function useRuleWords(): RuleWords {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => ruleWords(t, localeOf(language)), [t, language]);
}

function ruleWords(t: TFunction, locale: string): RuleWords {
  const utc = { timeZone: 'UTC' } as const;
  const dates = new Intl.DateTimeFormat(locale, { ...utc, dateStyle: 'medium' });
  const times = new Intl.DateTimeFormat(locale, { ...utc, hour: '2-digit', minute: '2-digit' });
  const weekdayNames = new Intl.DateTimeFormat(locale, { ...utc, weekday: 'long' });
  const lists = new Intl.ListFormat(locale);
  // 5 January 1970 was a Monday.
  const nameOf = (day: string) =>
    weekdayNames.format(Date.UTC(1970, 0, 5 + weekdays.findIndex((weekday) => weekday === day)));
  const namesOf = (days: readonly string[]) => lists.format(days.map(nameOf));
  const date = (day: string) => dates.format(new Date(day));

  const daysOf = ({ recurrence: rule, startDate }: Timed): string => {
    if (!rule) return t('calendar.rule.once', { day: date(startDate) });
    const { frequency, interval: count, weekdays: chosen } = rule;
    if (frequency === 'DAILY')
      return [
        t('calendar.rule.daily', { count }),
        ...(chosen.length > 0 ? [t('calendar.rule.only', { days: namesOf(chosen) })] : []),
      ].join(' · ');
    if (frequency === 'WEEKLY') {
      const days = namesOf(chosen.length > 0 ? chosen : [weekdayOf(startDate)]);
      return `${t('calendar.rule.weekly', { count })} · ${days}`;
    }
    return `${t('calendar.rule.monthly', { count })} · ${inMonth(rule, startDate)}`;
  };

  const inMonth = (rule: NonNullable<Timed['recurrence']>, startDate: string): string => {
    const { weekdays: chosen, nth, setPosition } = rule;
    const days = namesOf(chosen);
    if (chosen.length === 0)
      return setPosition === -1
        ? t('calendar.rule.lastDay')
        : t('calendar.rule.day', { day: setPosition ?? Number(startDate.slice(8)) });
    if (setPosition !== null) {
      const isWorkdays = workdays.length === chosen.length && workdays.every((day) => chosen.includes(day));
      const kind = isWorkdays ? 'workday' : 'position';
      return t(`calendar.rule.${kind}.${setPosition as 1}`, { days });
    }
    return nth === null ? t('calendar.rule.each', { days }) : t(`calendar.rule.nth.${nth as 1}`, { days });
  };

  return (slot) => {
    const begin = wallOf(`${slot.startDate}T${slot.startTime}`);
    const { until, count } = slot.recurrence ?? { until: null, count: null };
    return [
      daysOf(slot),
      `${times.format(begin)} – ${times.format(begin + slot.duration)}`,
      ...(until === null ? [] : [t('calendar.rule.until', { day: date(until) })]),
      ...(count === null ? [] : [t('calendar.rule.times', { count })]),
    ].join(' · ');
  };
}
