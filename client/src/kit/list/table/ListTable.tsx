// Our own table rather than TanStack Table: the server sorts, filters and pages, and the address holds the state of the list, so the
// library would have nothing to compute here.
import { useTranslation } from 'react-i18next';
import { moveBetweenRows } from './moveBetweenRows';
import type { TableProps } from '../listPageProps';
import { TableFrame } from './TableFrame';
import { AllRows, TableHead } from './TableHead';
import { TableRow } from './TableRow';

/**
 * Rows as a table. The header stays visible and sorts; row actions appear on hover. A click on a row, but not on its
 * controls, opens it.
 */
export function ListTable<TRow extends { id: string }, TSortKey extends string>(
  props: TableProps<TRow, TSortKey>,
) {
  const { rows } = props.list;
  const { t } = useTranslation();
  const selectLabel = (name: string) => t('list.select', { name });
  return (
    <TableFrame {...props}>
      <TableHead
        {...props}
        chooseAll={(selection) => (
          <AllRows rows={() => rows} label={t('list.selectAll')} selection={selection} />
        )}
      />
      <tbody onKeyDown={moveBetweenRows}>
        {rows.map((row) => (
          <TableRow key={row.id} row={row} selectLabel={selectLabel} paintsFirst {...props} />
        ))}
      </tbody>
    </TableFrame>
  );
}
