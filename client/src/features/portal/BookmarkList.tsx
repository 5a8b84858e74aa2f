import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, type DragEndEvent, type DragOverEvent, type DragStartEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../kit/defineFeature';
import { BookmarkRow } from './BookmarkRow';
import { moved } from './moved';

type Plugins = Exclude<ComponentProps<typeof DragDropProvider>['plugins'], undefined | readonly unknown[]>;

/** The bookmarks in their order, which a mouse, a finger or the keyboard changes by the handle of each. */
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
  const plugins = useSpokenDrag(pages);
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

/** What screen readers hear of a drag, in the reader's language. Made once, for other plugins would end a drag. */
function useSpokenDrag(pages: readonly MenuEntry[]): Plugins {
  const { t } = useTranslation();
  const latest = useRef({ pages, t });
  useEffect(() => {
    latest.current = { pages, t };
  });
  const [plugins] = useState<Plugins>(() => {
    const say = (key: SpokenKey, { source }: DragStartEvent['operation']) =>
      isSortable(source) ? spoken(key, source, latest.current) : undefined;
    const accessibility = Accessibility.configure({
      announcements: {
        dragstart: ({ operation }: DragStartEvent) => say('picked', operation),
        dragover: ({ operation }: DragOverEvent) => say('moved', operation),
        dragend: ({ canceled, operation }: DragEndEvent) => say(canceled ? 'left' : 'dropped', operation),
      },
      screenReaderInstructions: { draggable: t('bookmarks.spoken.how') },
    });
    const spokenInstead: Plugins = (defaults) => [
      ...defaults.filter((plugin) => plugin !== Accessibility),
      accessibility,
    ];
    return spokenInstead;
  });
  return plugins;
}

type SpokenKey = 'picked' | 'moved' | 'dropped' | 'left';

function spoken(
  key: SpokenKey,
  { id, index }: { id: unknown; index: number },
  { pages, t }: { pages: readonly MenuEntry[]; t: TFunction },
) {
  const page = pages.find(({ target }) => target === id);
  return page
    ? t(`bookmarks.spoken.${key}`, { page: t(page.title), place: index + 1, count: pages.length })
    : undefined;
}
