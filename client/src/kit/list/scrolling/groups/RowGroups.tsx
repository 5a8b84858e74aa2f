import { Fragment, type RefObject } from 'react';
import { withGaps } from '../chunks/listGeometry';
import { RowGroup, type RowGroupProps } from './RowGroup';
import { useRowGroups, type Movement } from './useRowGroups';
import type { TableMeasures } from '../useTableMeasures';

/**
 * Row groups near the visible rows and the focused one, with gaps in place of all other groups.
 * Renders again during scrolling, so that the table around it need not.
 */
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
  /** Group with the keyboard focus. */
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

/** Space in place of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden data-gap>
      <tr style={{ height }}>
        {/* eslint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is not a control */}
        <td />
      </tr>
    </tbody>
  );
}
