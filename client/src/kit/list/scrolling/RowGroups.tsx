import { Fragment, type RefObject } from 'react';
import { Gap } from './Gap';
import { withGaps } from './places';
import { RowGroup, type RowGroupProps } from './RowGroup';
import { useRowGroups, type Movement } from './useRowGroups';
import type { TableMeasures } from './useTableMeasures';

/** The groups of rows in sight, and room for all others: all that changes while the page is scrolled. */
export function RowGroups<TRow extends { id: string }, TSortKey extends string>({
  movement,
  measures,
  count,
  focused,
  ...group
}: Omit<RowGroupProps<TRow, TSortKey>, 'from' | 'length' | 'pace'> & {
  movement: Movement;
  measures: TableMeasures;
  count: number;
  /** The group that the keyboard stands on. */
  focused: RefObject<number | undefined>;
}) {
  const groups = useRowGroups(movement, measures, count);
  const { parts, after } = withGaps(groups, focused.current, count);
  return (
    <>
      {parts.map(({ group: key, from, length, before }) => (
        <Fragment key={key}>
          {before > 0 ? <Gap height={before * measures.rowHeight} /> : null}
          <RowGroup {...group} from={from} length={length} pace={movement.pace} />
        </Fragment>
      ))}
      {after > 0 ? <Gap height={after * measures.rowHeight} /> : null}
    </>
  );
}
