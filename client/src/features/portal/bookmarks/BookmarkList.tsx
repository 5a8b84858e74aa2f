import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useTranslation } from 'react-i18next';
import { useSpokenDrag } from '../../../kit/data/texts/useSpokenDrag';
import type { MenuEntry } from '../../../kit/defineFeature';
import { BookmarkRow } from './BookmarkRow';
import { moved } from '../../../kit/data/moved';

/** The bookmarks in order; their handles move them by mouse, touch or keyboard. */
export function BookmarkList({
  pages,
  mayChange,
  onOpen,
  onRemove,
  onReorder,
}: {
  pages: readonly MenuEntry[];
  mayChange: boolean;
  onOpen: () => void;
  onRemove: (page: MenuEntry) => void;
  onReorder: (order: readonly MenuEntry[]) => void;
}) {
  const { t } = useTranslation();
  const plugins = useSpokenDrag((step, id, index) => {
    const page = pages.find(({ target }) => target === id);
    return page
      ? t(`bookmarks.spoken.${step}`, { page: t(page.title), position: index + 1, count: pages.length })
      : undefined;
  }, t('bookmarks.spoken.how'));
  return (
    <DragDropProvider
      plugins={plugins}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
        onReorder(moved(pages, source.initialIndex, source.index));
      }}
    >
      {pages.map((page, index) => (
        <BookmarkRow
          key={page.target}
          page={page}
          index={index}
          mayChange={mayChange}
          onOpen={onOpen}
          onRemove={() => onRemove(page)}
        />
      ))}
    </DragDropProvider>
  );
}
