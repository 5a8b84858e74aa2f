import { Box, Stack } from '@chakra-ui/react';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpokenDrag } from '../../../kit/data/texts/useSpokenDrag';
import { dropped, nested, siblingsOf, swapped, type TreeRow } from './menuTree';

/** Functions that move a row of the tree. */
export interface RowMoves {
  /** Swaps the row with the one before or after it on its level. */
  move: (step: -1 | 1) => void;
  /** Moves the row a level down, or up. */
  nest: (step: -1 | 1) => void;
  canNest: (step: -1 | 1) => boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Props {
  rows: readonly TreeRow[];
  /** Reads the rows of the form. After a quick key press, `rows` may still be those before it. */
  readRows: () => readonly TreeRow[];
  /** Name of a row, for screen readers. */
  nameAt: (index: number) => string;
  label: string;
  onArrange: (rows: TreeRow[]) => void;
  /** Renders a row as a list item that is sortable by its key. */
  children: (index: number, moves: RowMoves) => ReactNode;
}

/** Arranges rows around the one at an index; undefined when that is not possible. */
type Arrange = (rows: readonly TreeRow[], index: number) => TreeRow[] | undefined;

/** Indentation of each level in pixels. A drag to the side by this width changes the level by one. */
export const levelWidth = 28;

/**
 * Rows on several levels in a form. The user moves a row, with the rows below it, by dragging its handle up, down and to the side, or
 * with Alt and an arrow key. Screen readers announce each move.
 */
export function MenuTree({ rows, readRows, nameAt, label, onArrange, children }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef<{ key: string; order: string }>(undefined);
  const [announced, setAnnounced] = useState('');
  // Remounts the rows after a drop that leaves their order: @dnd-kit restores its own order only when a drag is cancelled.
  const [round, setRound] = useState(0);
  const plugins = useSpokenDrag((step, key, index) => {
    const from = rows.findIndex((row) => row.key === key);
    if (from < 0) return undefined;
    return t(`bookmarks.spoken.${step}`, { page: nameAt(from), position: index + 1, count: rows.length });
  }, t('website.menus.spoken.how'));

  // A row that moves to another position loses the focus: restore it, until the rows are in their new order.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { key, order } = moved.current;
    list.current?.querySelector<HTMLElement>(`[data-handle="${key}"]`)?.focus();
    if (orderOf(rows) === order) moved.current = undefined;
  });
  const arrange = ({ key }: TreeRow, name: string, change: Arrange) => {
    const current = readRows();
    const index = current.findIndex((row) => row.key === key);
    if (index < 0) return;
    const arranged = change(current, index);
    if (!arranged) return setAnnounced(t('website.menus.spoken.stays', { name }));
    const at = arranged.findIndex((row) => row.key === key);
    const siblings = siblingsOf(arranged, at);
    setAnnounced(
      t('website.menus.spoken.placed', {
        name,
        level: arranged[at]!.depth + 1,
        position: siblings.indexOf(at) + 1,
        total: siblings.length,
      }),
    );
    moved.current = { key, order: orderOf(arranged) };
    onArrange(arranged);
  };
  const drop = (key: string, to: number, shift: number) => {
    const from = rows.findIndex((row) => row.key === key);
    if (from < 0 || (from === to && shift === 0)) return;
    arrange(rows[from]!, nameAt(from), (current, index) => {
      const arranged = dropped(current, { from: index, to, shift });
      if (from !== to && keysOf(arranged ?? current) === keysOf(rows)) {
        setRound((last) => last + 1);
        moved.current = { key, order: orderOf(current) };
      }
      return arranged;
    });
  };
  const movesOf = (index: number): RowMoves => {
    const row = rows[index]!;
    const move = (step: -1 | 1) => arrange(row, nameAt(index), (current, at) => swapped(current, at, step));
    const nest = (step: -1 | 1) => arrange(row, nameAt(index), (current, at) => nested(current, at, step));
    return {
      move,
      nest,
      canNest: (step) => nested(rows, index, step) !== undefined,
      onKeyDown: (event) => {
        const step = event.altKey ? sideStep(event) : 0;
        if (step === 0) return;
        event.preventDefault();
        event.stopPropagation();
        nest(step);
      },
    };
  };
  return (
    <>
      <DragDropProvider
        key={round}
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source, transform } }) => {
          if (canceled || !isSortable(source)) return;
          const isMirrored = list.current !== null && isRightToLeft(list.current);
          const shift = Math.round(((isMirrored ? -1 : 1) * transform.x) / levelWidth);
          drop(String(source.id), source.index, shift);
        }}
      >
        <Stack as="ul" ref={list} listStyleType="none" gap="0" aria-label={label}>
          {rows.map((_, index) => children(index, movesOf(index)))}
        </Stack>
      </DragDropProvider>
      <Box srOnly role="status">
        {announced}
      </Box>
    </>
  );
}

const keysOf = (rows: readonly TreeRow[]) => rows.map(({ key }) => key).join();

const orderOf = (rows: readonly TreeRow[]) => rows.map(({ key, depth }) => `${depth} ${key}`).join();

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** The level step of an arrow key: towards the end of the line is a level down. */
function sideStep({ key, currentTarget }: KeyboardEvent<HTMLElement>): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === isRightToLeft(currentTarget) ? -1 : 1;
}
