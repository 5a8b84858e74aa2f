import { useSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Pick<ComponentProps<'li'>, 'aria-label' | 'aria-current' | 'children'> {
  id: string;
  index: number;
  mayChange: boolean;
  isSelected: boolean;
  selectLabel: string;
  moveLabel: string;
  onSelect: (id: string, isSelected: boolean) => void;
  /** Further states of the row for its styles: `{ 'data-playing': '' }`. */
  states: Record<`data-${string}`, string | undefined>;
  /** Content before the controls, such as a gap before the item. */
  lead?: ReactNode;
  /** Content in place of the controls for people who may not change the list. */
  withoutControls?: ReactNode;
}

/**
 * A row of a list that people select and drag, with a checkbox and a handle at its start. The row is focusable; Alt and an arrow key
 * move it.
 */
export function SortableItem(props: Props) {
  const { id, index, mayChange, isSelected, selectLabel, moveLabel, onSelect } = props;
  const { states, lead, withoutControls, children } = props;
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled: !mayChange });
  return (
    <li
      // The sortable ref announces the row as a button, so it is set only when the row can be dragged.
      ref={mayChange ? ref : undefined}
      className="item"
      data-item={id}
      data-selected={isSelected ? '' : undefined}
      data-dragging={isDragging ? '' : undefined}
      {...states}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Alt and an arrow move the row that has the focus
      tabIndex={0}
      aria-label={props['aria-label']}
      aria-current={props['aria-current']}
    >
      {lead}
      {mayChange ? (
        <>
          <span className="item-check">
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={selectLabel}
              onChange={({ currentTarget }) => onSelect(id, currentTarget.checked)}
            />
          </span>
          <button ref={handleRef} type="button" className="item-handle" aria-label={moveLabel}>
            <GripVertical size={15} aria-hidden />
          </button>
        </>
      ) : (
        withoutControls
      )}
      {children}
    </li>
  );
}

/**
 * Returns a function that creates the actions at the end of the row with this name. The actions are icons, named after the action and the
 * row. Phones hide the action that removes the row, because users select and remove several rows there.
 */
export const actionsOf =
  (rowName: string) =>
  (label: string, icon: ReactNode, onClick: () => void, isRemoval = false) => (
    <button
      type="button"
      data-remove={isRemoval ? '' : undefined}
      className="row-action"
      aria-label={`${label}: ${rowName}`}
      title={label}
      onClick={onClick}
    >
      {icon}
    </button>
  );
