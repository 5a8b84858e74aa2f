import { Box, type SystemStyleObject } from '@chakra-ui/react';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpokenDrag } from '../../../../kit/data/texts/useSpokenDrag';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { sortableStyles } from '../../../../kit/list/sortable/sortableStyles';
import type { PlaylistItemFieldsFragment } from './items.generated';
import { ItemRow, type ItemActs } from './ItemRow';
import { runningStarts } from './runningStarts';

interface Props {
  items: readonly PlaylistItemFieldsFragment[];
  /** Reads the current items. After a quick key press, `items` may still be those before it. */
  readItems: () => readonly PlaylistItemFieldsFragment[];
  totalItems: number;
  selected: ReadonlySet<string>;
  /** Id of the medium that plays now. */
  playingId: string | undefined;
  mayChange: boolean;
  acts: ItemActs;
  onSelectAll: (isSelected: boolean) => void;
  /** Moves an item to another index; returns the item, or undefined when nothing changes. */
  onMove: (from: number, to: number) => PlaylistItemFieldsFragment | undefined;
}

/** The items in order, which can be moved by mouse, touch or keyboard. */
export function ItemList(props: Props) {
  const { items, readItems, totalItems, selected, playingId, mayChange, acts, onSelectAll, onMove } = props;
  const { t } = useTranslation();
  const media = useMeasureFormat();
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const plugins = useSpokenDrag((step, id, index) => {
    const item = items.find((candidate) => candidate.id === id);
    const texts = { page: item?.media.title, position: index + 1, count: totalItems };
    return item && t(`bookmarks.spoken.${step}`, texts);
  }, t('bookmarks.spoken.how'));
  const starts = runningStarts(items.map(({ timing }) => timing.duration));

  // Moving a row in the DOM loses the focus: restore it.
  useLayoutEffect(() => {
    if (!focused.current) return;
    rowOf(list.current, focused.current)?.focus();
    focused.current = undefined;
  });

  const move = (from: number, to: number) => {
    const item = onMove(from, to);
    if (!item) return;
    focused.current = item.id;
    setSaid(t('playlists.items.moved', { title: item.media.title, position: to + 1, count: totalItems }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const row = (event.target as Element).closest<HTMLElement>('[data-item]');
    if (!step || !row || event.target !== row) return;
    event.preventDefault();
    const current = readItems();
    const from = current.findIndex(({ id }) => id === row.dataset['item']);
    if (event.altKey && mayChange) move(from, from + step);
    else rowOf(list.current, current[from + step]?.id)?.focus();
  };

  return (
    <Box css={itemStyles}>
      <div className="item-head">
        <span className="item-check">
          {mayChange ? (
            <input
              type="checkbox"
              aria-label={t('playlists.items.selectAll')}
              checked={items.length > 0 && selected.size === items.length}
              onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
            />
          ) : null}
        </span>
        <span />
        <span className="item-position" aria-label={t('playlists.items.position')} role="img">
          #
        </span>
        <span>{t('playlists.items.medium')}</span>
        <span className="item-number">{t('playlists.items.duration')}</span>
        <span className="item-number">{t('playlists.items.starts')}</span>
        <span />
      </div>
      <DragDropProvider
        plugins={plugins}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
          move(source.initialIndex, source.index);
        }}
      >
        <ul ref={list} aria-label={t('playlists.items.title')} onKeyDown={onKeyDown}>
          {items.map((item, index) => (
            <ItemRow
              key={item.id}
              item={item}
              index={index}
              start={starts[index]!}
              isSelected={selected.has(item.id)}
              isPlaying={playingId === item.media.id}
              mayChange={mayChange}
              acts={acts}
              t={t}
              media={media}
            />
          ))}
        </ul>
      </DragDropProvider>
      <Box srOnly role="status">
        {said}
      </Box>
    </Box>
  );
}

const columns = 'auto 1.75rem 2.25rem minmax(0, 1fr) 4.5rem 4.5rem 6rem';

/** Styles of the item rows. */
const itemStyles: SystemStyleObject = {
  ...sortableStyles(columns),
  '& .item:last-of-type': { borderBottomWidth: '0', borderBottomRadius: 'l3' },
  '& .item-position': { color: 'fg.muted', textAlign: 'end', display: { base: 'none', md: 'block' } },
  '& .item-number': { textAlign: 'end' },
  '& .item-start': { color: 'fg.muted', textAlign: 'end' },
  '& .item-duration, & .item-start': { display: { base: 'none', md: 'block' } },
  '& .item-short': { display: { base: 'block', md: 'none' } },
  // Phones have no room for the pictures.
  '& .medium-picture': { display: { base: 'none', md: 'grid' } },
  '& .item-title': { display: 'flex', alignItems: 'center', gap: '1.5', minW: '0' },
  '& .item-own': { color: 'brand.fg', flexShrink: 0 },
  '& .item[data-playing] .person-name': { color: 'brand.fg' },
};

const rowOf = (list: HTMLElement | null, id: string | undefined) =>
  list?.querySelector<HTMLElement>(`[data-item="${id}"]`);
