import { Box, IconButton, Stack } from '@chakra-ui/react';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import { createContext, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpokenDrag } from '../../data/texts/useSpokenDrag';

interface OrderOfList {
  /** Number of rows. */
  count: number;
  /** Moves the row at the index `from` to the index `to`. */
  move: (from: number, to: number) => void;
}

/** Provides the number of rows and the move function of a list to the menus in its rows. */
export const OrderContext = createContext<OrderOfList>({ count: 0, move: () => {} });

interface Props {
  /** Ids of the rows, in their order. */
  ids: readonly string[];
  /** Name of a row, for screen readers. */
  nameAt: (index: number) => string;
  label: string;
  onMove: (from: number, to: number) => void;
  /** Renders a row as a list item that is sortable by its id. */
  children: (id: string, index: number, move: (step: -1 | 1) => void) => ReactNode;
}

/**
 * Ordered rows in a form. The user moves a row by dragging its `MoveHandle`, with Alt and an arrow key, or with the menu of an
 * `OrderedRow`. Screen readers announce each move.
 */
export function OrderedList({ ids, nameAt, label, onMove, children }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const [announced, setAnnounced] = useState('');
  const plugins = useSpokenDrag((step, id, index) => {
    const from = ids.indexOf(String(id));
    if (from < 0) return undefined;
    return t(`bookmarks.spoken.${step}`, { page: nameAt(from), position: index + 1, count: ids.length });
  }, t('bookmarks.spoken.how'));

  // A row that moves to another position loses the focus: restore it.
  useLayoutEffect(() => {
    if (!moved.current) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${moved.current}"]`)?.focus();
    moved.current = undefined;
  });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= ids.length) return;
    setAnnounced(t('rundowns.moved', { title: nameAt(from), position: to + 1, count: ids.length }));
    moved.current = ids[from]!;
    onMove(from, to);
  };
  return (
    <OrderContext value={{ count: ids.length, move }}>
      <DragDropProvider
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
          move(source.initialIndex, source.index);
        }}
      >
        <Stack as="ul" ref={list} listStyleType="none" gap="0" aria-label={label}>
          {ids.map((id, index) => children(id, index, (step) => move(index, index + step)))}
        </Stack>
      </DragDropProvider>
      <Box srOnly role="status">
        {announced}
      </Box>
    </OrderContext>
  );
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

interface HandleProps {
  /** Id of the row. */
  id: string;
  /** Name of the row. */
  name: string;
  /** The `ref` that dnd-kit's `useSortable` returns. */
  handleRef: Ref<HTMLButtonElement>;
  onMove: (step: -1 | 1) => void;
}

/** Drag handle at the start of a row of an `OrderedList`. */
export function MoveHandle({ id, name, handleRef, onMove }: HandleProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      ref={handleRef}
      data-handle={id}
      size="xs"
      minW={{ base: '11', md: '7' }}
      variant="ghost"
      color="fg.subtle"
      cursor="grab"
      touchAction="none"
      aria-label={t('rundowns.move', { title: name })}
      onKeyDown={(event) => {
        const step = event.altKey ? steps[event.key] : undefined;
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(step);
      }}
    >
      <GripVertical aria-hidden />
    </IconButton>
  );
}
