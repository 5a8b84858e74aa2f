import { When } from '../../data/texts/When';
import type { Column } from '../types';

/** Column with the time of deletion, for recycle bins. */
export const deletedColumn = (header: string): Column<{ deletedAt: string | null }, never> => ({
  key: 'deletedAt',
  header,
  width: '190px',
  cell: ({ deletedAt }) => (deletedAt ? <When moment={deletedAt} /> : null),
  card: 'detail',
});
