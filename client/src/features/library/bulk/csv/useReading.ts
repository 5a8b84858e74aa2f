import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkColumn } from '../columns';
import type { Reading } from '../values';

/** How cells are read and shown in the reader's language. */
export function useReading(categories: ReadonlyMap<string, string>): Reading {
  const { t } = useTranslation();
  return useMemo(() => {
    const yesOrNo = [
      { value: 'true', label: t('multimedia.yes') },
      { value: 'false', label: t('multimedia.no') },
    ];
    const named = [...categories.keys()].map((name) => ({ value: name, label: name }));
    const optionsOf = ({ holds, options = [] }: BulkColumn) => {
      if (holds === 'flag') return yesOrNo;
      if (holds === 'category') return named;
      return options.map(({ value, label }) => ({ value, label: t(label) as string }));
    };
    return { categories, optionsOf };
  }, [categories, t]);
}

/** A text as people read it: the word for a choice. */
export function shownText(column: BulkColumn, text: string, { optionsOf }: Reading): string {
  if (column.holds !== 'flag' && column.holds !== 'choice') return text;
  return optionsOf(column).find(({ value }) => value === text)?.label ?? text;
}
