import { ChevronDown, X } from 'lucide-react';
import { type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../late/late';
import { useFormat } from '../../data/useFormat';
import { LoadOnIntent } from '../../layout/LoadOnIntent';
import { parsePeriod } from './period';
import type { FilterControl } from '../types';

export interface FilterProps<TFilter = FilterControl> {
  filter: TFilter & { value: string | undefined };
  onChange: (value: string | undefined) => void;
}

const load = () => import('./FilterPopup');
const FilterPopup = lazyPart(load);

/** A filter: a quiet button while it is off, a removable chip while it narrows the list. */
export function FilterChip({ filter, onChange }: FilterProps) {
  const { t } = useTranslation();
  const { label, value } = filter;
  const popup = isChoice(filter) ? 'menu' : 'dialog';
  return (
    <span className="filter-chip">
      <LoadOnIntent
        fetch={load}
        button={(handlers) => <ChipButton filter={filter} aria-haspopup={popup} {...handlers} />}
      >
        <FilterPopup filter={filter} onChange={onChange} />
      </LoadOnIntent>
      {value ? (
        <button
          type="button"
          className="chip"
          data-on=""
          data-joined="start"
          aria-label={t('list.removeFilter', { name: label })}
          onClick={() => onChange(undefined)}
        >
          <X aria-hidden />
        </button>
      ) : null}
    </span>
  );
}

export type ChoiceControl = Extract<FilterControl, { kind?: 'choice' | 'flag' | 'some' }>;

/** Whether one chooses among options; other filters ask for something in a small form. */
export const isChoice = (filter: FilterControl): filter is ChoiceControl =>
  filter.kind === undefined || filter.kind === 'choice' || filter.kind === 'flag' || filter.kind === 'some';

/** The name of a filter, and what is chosen. */
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
      // What opens something by it adds a class of its own.
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
  if (filter.kind === 'period') return periodText(filter.value);
  if (!isChoice(filter)) return filter.value;
  return filter.options?.find(({ value }) => value === filter.value)?.label ?? filter.value;
}

/** Says a span of days in words. */
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
