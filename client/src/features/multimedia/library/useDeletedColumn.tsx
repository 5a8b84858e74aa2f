import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/useFormat';
import type { Column } from '../../../kit/list/types';

/** When something was put into the recycle bin. */
export function useDeletedColumn(): Column<{ deletedAt: string | null }, never> {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    key: 'deletedAt',
    header: t('multimedia.fields.deletedAt'),
    width: '180px',
    cell: ({ deletedAt }) =>
      deletedAt ? (
        <time dateTime={deletedAt} title={format.exactly(deletedAt)}>
          {format.when(deletedAt)}
        </time>
      ) : null,
    card: 'detail',
  };
}
