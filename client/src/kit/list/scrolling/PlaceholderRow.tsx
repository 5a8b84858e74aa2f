/* eslint-disable jsx-a11y/control-has-associated-label -- cells are not controls */
import type { Column } from '../types';

/** Placeholder of a row that is loading or scrolls by fast. Has the row's final size, and its name if loaded. */
export function PlaceholderRow({
  position,
  isFlying,
  name,
  columns,
  hasCheck,
  hasActions,
}: {
  position: number;
  /** Whether the row scrolls by too fast to show more than its name. */
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
