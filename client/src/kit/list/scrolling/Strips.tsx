import { Fragment, type RefObject } from 'react';
import { Gap } from './Gap';
import { withGaps } from './places';
import { Strip, type StripProps } from './Strip';
import { useStrips, type Movement } from './useStrips';
import type { TableMeasures } from './useTableMeasures';

/** The strips of rows in sight, and room for all others: all that changes while the page is scrolled. */
export function Strips<TRow extends { id: string }, TSortKey extends string>({
  movement,
  measures,
  count,
  focused,
  ...strip
}: Omit<StripProps<TRow, TSortKey>, 'from' | 'length' | 'pace'> & {
  movement: Movement;
  measures: TableMeasures;
  count: number;
  /** The strip that the keyboard stands on. */
  focused: RefObject<number | undefined>;
}) {
  const strips = useStrips(movement, measures, count);
  const { parts, after } = withGaps(strips, focused.current, count);
  return (
    <>
      {parts.map(({ strip: key, from, length, before }) => (
        <Fragment key={key}>
          {before > 0 ? <Gap height={before * measures.rowHeight} /> : null}
          <Strip {...strip} from={from} length={length} pace={movement.pace} />
        </Fragment>
      ))}
      {after > 0 ? <Gap height={after * measures.rowHeight} /> : null}
    </>
  );
}
