import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkColumn } from '../columns';
import type { Reading } from '../edits/values';

/** Returns the categories and choices by which cells are converted, in the user's language. */
export function useReading(categories: ReadonlyMap<string, string>): Reading {
  const { t } = useTranslation();
  return useMemo(() => {
    const yesOrNo = [
      { value: 'true', label: t('multimedia.yes') },
      { value: 'false', label: t('multimedia.no') },
    ];
    const named = [...categories.keys()].map((name) => ({ value: name, label: name }));
    const optionsOf = ({ type, options = [] }: BulkColumn) => {
      if (type === 'flag') return yesOrNo;
      if (type === 'category') return named;
      return options.map(({ value, label }) => ({ value, label: t(label) as string }));
    };
    return { categories, optionsOf };
  }, [categories, t]);
}

/** Formats a cell for display; a choice is shown by its label. */
export function shownText(column: BulkColumn, text: string, { optionsOf }: Reading): string {
  if (column.type !== 'flag' && column.type !== 'choice') return text;
  return optionsOf(column).find(({ value }) => value === text)?.label ?? text;
}
