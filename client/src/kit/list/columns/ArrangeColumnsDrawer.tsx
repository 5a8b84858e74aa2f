import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { ArrowDown, ArrowUp, GripVertical, Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { moved } from '../../data/moved';
import { useFormat } from '../../data/format/useFormat';
import { useSpokenDrag } from '../../data/texts/useSpokenDrag';
import { SideDrawer } from '../../layout/SideDrawer';
import type { ListViewProps } from '../view/listViewProps';
import { inOrder, withWidths } from './arrangedColumns';
import { headerOf, pairOf, widthsOf } from './columnPairs';

/** Pixels by which a press of a width button changes the width. */
const step = 16;

type ShownColumn = ListViewProps['columns'][number];

/** Drawer that orders and resizes the columns, with mouse, touch or keyboard. */
export default function ArrangeColumnsDrawer({
  columns,
  options,
  onChange,
  onClose,
}: ListViewProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const { columnOrder, columnWidths } = options;
  const shown = inOrder(columns, columnOrder);
  const plugins = useSpokenDrag((step, id, index) => {
    const column = shown.find(({ key }) => key === id);
    return (
      column &&
      t(`bookmarks.spoken.${step}`, { page: column.header, position: index + 1, count: shown.length })
    );
  }, t('bookmarks.spoken.how'));
  const move = (from: number, to: number) =>
    onChange({ columnOrder: moved(shown, from, to).map(({ key }) => key) });
  const widen = (key: string, pixels: number) => {
    const header = headerOf(key);
    const pair = header && pairOf(header);
    // Moving the edge to the right widens the column. In right-to-left layouts, it narrows the column.
    if (pair) onChange({ columnWidths: withWidths(columnWidths, widthsOf(pair, pixels * pair.direction)) });
  };
  const isOwn = columnOrder.length === 0 && Object.keys(columnWidths).length === 0;
  return (
    <SideDrawer
      title={t('list.arrange')}
      description={t('list.arrangeHint')}
      size="md"
      py="3"
      onClose={onClose}
      footer={
        <Button
          variant="outline"
          disabled={isOwn}
          onClick={() => onChange({ columnOrder: [], columnWidths: {} })}
        >
          {t('list.resetColumns')}
        </Button>
      }
    >
      <DragDropProvider
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
          move(source.initialIndex, source.index);
        }}
      >
        {shown.map((column, index) => (
          <ColumnRow
            key={column.key}
            column={column}
            index={index}
            isLast={index === shown.length - 1}
            width={columnWidths[column.key]}
            onMove={(step) => move(index, index + step)}
            onWiden={(pixels) => widen(column.key, pixels)}
          />
        ))}
      </DragDropProvider>
    </SideDrawer>
  );
}

function ColumnRow({
  column: { key, header },
  index,
  isLast,
  width,
  onMove,
  onWiden,
}: {
  column: ShownColumn;
  index: number;
  isLast: boolean;
  /** Chosen width in percent. */
  width: number | undefined;
  onMove: (step: 1 | -1) => void;
  onWiden: (pixels: number) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ref, handleRef, isDragging } = useSortable({ id: key, index });
  return (
    <Flex
      ref={ref}
      align="center"
      gap="1"
      minH="11"
      borderRadius="l2"
      bg={isDragging ? 'bg.muted' : 'bg.panel'}
      boxShadow={isDragging ? 'md' : undefined}
    >
      <IconButton
        ref={handleRef}
        variant="ghost"
        size="sm"
        color="fg.muted"
        cursor="grab"
        touchAction="none"
        aria-label={t('bookmarks.move', { page: header })}
      >
        <GripVertical aria-hidden />
      </IconButton>
      <Text flex="1" minW="0" truncate>
        {header}
      </Text>
      <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {width ? format.percent(width) : null}
      </Text>
      <IconButton
        variant="ghost"
        size="sm"
        disabled={isLast}
        aria-label={t('list.narrower', { name: header })}
        onClick={() => onWiden(-step)}
      >
        <Minus aria-hidden />
      </IconButton>
      <IconButton
        variant="ghost"
        size="sm"
        disabled={isLast}
        aria-label={t('list.wider', { name: header })}
        onClick={() => onWiden(step)}
      >
        <Plus aria-hidden />
      </IconButton>
      <IconButton
        variant="ghost"
        size="sm"
        disabled={index === 0}
        aria-label={t('list.moveUp', { name: header })}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        variant="ghost"
        size="sm"
        disabled={isLast}
        aria-label={t('list.moveDown', { name: header })}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
    </Flex>
  );
}
