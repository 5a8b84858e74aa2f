import { Accessibility } from '@dnd-kit/dom';
import type { DragDropProvider, DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useEffect, useRef, useState, type ComponentProps } from 'react';

type Plugins = Exclude<ComponentProps<typeof DragDropProvider>['plugins'], undefined | readonly unknown[]>;

/** Step of a drag that screen readers announce: started, moved, dropped or cancelled. */
export type DragStep = 'picked' | 'moved' | 'dropped' | 'left';

/** Returns the announcement for a drag step; `index` is the element's current position. */
export type SayDrag = (step: DragStep, id: unknown, index: number) => string | undefined;

/**
 * Returns drag-and-drop plugins that announce a drag to screen readers. Created once, because a change of plugins would
 * end a drag.
 */
export function useSpokenDrag(say: SayDrag, how: string): Plugins {
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  const [plugins] = useState<Plugins>(() => {
    const announce = (step: DragStep, { source }: DragStartEvent['operation']) =>
      isSortable(source) ? latest.current(step, source.id, source.index) : undefined;
    const accessibility = Accessibility.configure({
      announcements: {
        dragstart: ({ operation }: DragStartEvent) => announce('picked', operation),
        dragover: ({ operation }: DragOverEvent) => announce('moved', operation),
        dragend: ({ canceled, operation }: DragEndEvent) =>
          announce(canceled ? 'left' : 'dropped', operation),
      },
      screenReaderInstructions: { draggable: how },
    });
    const spokenInstead: Plugins = (defaults) => [
      ...defaults.filter((plugin) => plugin !== Accessibility),
      accessibility,
    ];
    return spokenInstead;
  });
  return plugins;
}
