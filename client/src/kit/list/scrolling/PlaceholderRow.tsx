/* eslint-disable jsx-a11y/control-has-associated-label -- cells are not controls */
import type { Column } from '../types';

/** Placeholder of a row that is loading or scrolls by too fast. It is as high as the row, and shows the row's name if it is loaded. */
export function PlaceholderRow({
  position,
  isFlying,
  name,
  columns,
  hasCheck,
  hasActions,
}: {
  position: number;
  /** Whether the row scrolls by so fast that only its name is drawn. */
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
