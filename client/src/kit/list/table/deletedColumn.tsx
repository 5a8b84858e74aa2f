import { When } from '../../data/When';
import type { Column } from '../types';

/** When something was put into the recycle bin. */
export const deletedColumn = (header: string): Column<{ deletedAt: string | null }, never> => ({
  key: 'deletedAt',
  header,
  width: '190px',
  cell: ({ deletedAt }) => (deletedAt ? <When moment={deletedAt} /> : null),
  card: 'detail',
});
