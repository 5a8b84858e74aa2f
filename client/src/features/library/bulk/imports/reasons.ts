import type { TFunction } from 'i18next';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import type { BulkColumn } from '../columns';
import type { MetadataRefusalFieldsFragment } from './imports.generated';

/** A reason why a row was rejected, in the user's language. `column` is empty for a conflict. */
export interface Reason {
  column: string;
  reason: string;
}

export const columnCalled = (name: string, columns: readonly BulkColumn[], t: TFunction): string => {
  const [field] = name.split('.');
  const column = columns.find(({ key, input }) => key === field || input === field);
  return column ? (t(column.header) as string) : field!;
};

export function reasonsOf(
  { conflict, problems }: MetadataRefusalFieldsFragment,
  columns: readonly BulkColumn[],
  t: TFunction,
): Reason[] {
  if (conflict) return [{ column: '', reason: t('bulk.imports.conflict') }];
  return problems.map(({ field, problem }) => ({
    column: field === 'id' ? 'id' : columnCalled(field, columns, t),
    reason: field === 'id' && problem === 'unknown' ? t('bulk.imports.unknownId') : fieldMessage(t, problem),
  }));
}
