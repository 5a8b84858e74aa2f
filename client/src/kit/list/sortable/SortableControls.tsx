import { GripVertical } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

/** The checkbox and the drag handle at the start of a row. */
export const SortableControls = ({
  handleRef,
  isSelected,
  selectLabel,
  moveLabel,
  onSelect,
}: {
  /** The `ref` that dnd-kit's `useSortable` returns. */
  handleRef: Ref<HTMLButtonElement>;
  isSelected: boolean;
  selectLabel: string;
  moveLabel: string;
  onSelect: (isSelected: boolean) => void;
}) => (
  <>
    <span className="item-check">
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={selectLabel}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
      />
    </span>
    <button ref={handleRef} type="button" className="item-handle" aria-label={moveLabel}>
      <GripVertical size={15} aria-hidden />
    </button>
  </>
);

/** An action at the end of a row: an icon, named after the action and the row. */
export const SortableAction = ({
  label,
  rowName,
  icon,
  isRemoval = false,
  onClick,
}: {
  label: string;
  rowName: string;
  icon: ReactNode;
  /** True when the action removes the row. Phones hide it, because users select and remove several rows there. */
  isRemoval?: boolean;
  onClick: () => void;
}) => (
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
