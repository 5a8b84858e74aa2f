/* eslint-disable jsx-a11y/control-has-associated-label -- cells are no controls */
import type { Column } from '../types';

/** A row that is not there yet, or flies by: in its final shape, with its name if that is known, and else plain. */
export function PlaceholderRow({
  position,
  isFlying,
  name,
  columns,
  hasCheck,
  hasActions,
}: {
  position: number;
  /** Passes too fast for more than its name to be seen. */
  isFlying: boolean;
  name: string | undefined;
  columns: readonly Pick<Column<never, string>, 'key'>[];
  hasCheck: boolean;
  hasActions: boolean;
}) {
  return (
    <tr aria-rowindex={position} aria-busy={name === undefined || undefined}>
      {hasCheck ? <td data-cell="check" /> : null}
      {isFlying ? (
        <>
          <td dir="auto" data-placeholder={name === undefined || undefined}>
            {name}
          </td>
          {columns.length > 1 ? <td colSpan={columns.length - 1} /> : null}
        </>
      ) : (
        columns.map(({ key }) => <td key={key} data-placeholder />)
      )}
      {hasActions ? <td /> : null}
    </tr>
  );
}
