import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../data/format/useFormat';
import type { FilterControl } from '../types';
import { parsePeriod } from './period';

export interface FilterProps<TFilter = FilterControl> {
  filter: TFilter & { value: string | undefined };
  onChange: (value: string | undefined) => void;
}

export type ChoiceControl = Extract<FilterControl, { kind?: 'choice' | 'flag' | 'some' }>;

/** Returns whether a filter offers options to choose from. All other filters have a small form. */
export const isChoice = (filter: FilterControl): filter is ChoiceControl =>
  filter.kind === undefined || filter.kind === 'choice' || filter.kind === 'flag' || filter.kind === 'some';

/** Button with the filter's label and current value. */
export function ChipButton({
  filter,
  className,
  ...button
}: ComponentProps<'button'> & Pick<FilterProps, 'filter'>) {
  const chosen = useChosenText(filter);
  const isOn = filter.value !== undefined;
  return (
    <button
      type="button"
      // The state is an attribute rather than a class, because the components around this button set a class too.
      className={className ? `chip ${className}` : 'chip'}
      data-on={isOn ? '' : undefined}
      data-joined={isOn ? 'end' : undefined}
      {...button}
    >
      {filter.label} {isOn ? <b>{chosen}</b> : <ChevronDown aria-hidden />}
    </button>
  );
}

function useChosenText(filter: FilterProps['filter']) {
  const periodText = usePeriodText();
  if (filter.kind === 'period' || filter.kind === 'days') return periodText(filter.value);
  if (!isChoice(filter)) return filter.value;
  return filter.options?.find(({ value }) => value === filter.value)?.label ?? filter.value;
}

/** Returns a function that formats a period. */
function usePeriodText() {
  const { t } = useTranslation();
  const format = useFormat();
  return (value: string | undefined) => {
    const period = value ? parsePeriod(value) : undefined;
    if (!period) return undefined;
    if ('preset' in period) return t(`list.periods.${period.preset}`);
    const { from, to } = period;
    if (from && to) return from === to ? format.date(from) : `${format.date(from)} – ${format.date(to)}`;
    return from
      ? t('list.since', { date: format.date(from) })
      : t('list.until', { date: format.date(to ?? '') });
  };
}
