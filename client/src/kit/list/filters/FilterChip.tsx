import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../late/late';
import { LoadOnIntent } from '../../layout/LoadOnIntent';
import { ChipButton, isChoice, type FilterProps } from './ChipButton';

const load = () => import('./FilterPopup');
const FilterPopup = lazyPart(load);

/** A filter: a plain button while it is off, a removable chip while it is on. */
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
