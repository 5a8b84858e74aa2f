import { nameColumn } from '../../../kit/plain/columns';
import { recycleBin, restoreBy } from '../../../kit/plain/recycleBin';
import { clockPaths } from '../paths';
import { useClockBinQuery, useRestoreClockMutation } from './clocks.generated';

/** Recycle bin of clocks. */
export default recycleBin(useClockBinQuery)({
  name: 'clocks-bin',
  useActions: () => restoreBy(useRestoreClockMutation()),
  nameOf: ({ name }) => name,
  useColumns: (t) => [nameColumn('name', t('planning.fields.name'))],
  list: { to: clockPaths.list, title: 'clocks.title' },
  description: 'clocks.binHint',
  search: 'clocks.search',
});
