import { Box } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Thread } from '../store/threadsStore';
import { rowHeight, ThreadRow } from './ThreadRow';

/** Number of threads from which on only the visible rows are rendered. */
const virtualFrom = 60;

interface Props {
  label: string;
  threads: readonly Thread[];
  openId: string | null;
  addressOf: (thread: Thread) => string;
  /** Requests further rows near the end. */
  onEnd?: () => void;
  /** Content after the rows, or instead of them. */
  children?: ReactNode;
}

/** Rows of a list of threads, in a scroll container. */
export function ThreadRows({ label, threads, openId, addressOf, onEnd, children }: Props) {
  const containerRef = useRef<HTMLDivElement>(null);
  const isLong = threads.length >= virtualFrom;
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoized
  const virtualizer = useVirtualizer({
    count: isLong ? threads.length : 0,
    getScrollElement: () => containerRef.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const shown = virtualizer.getVirtualItems();
  const lastShown = isLong ? (shown.at(-1)?.index ?? 0) : threads.length - 1;
  const isAtEnd = lastShown >= threads.length - 10;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isAtEnd) end();
  }, [isAtEnd, threads.length]);

  const openIndex = threads.findIndex(({ id }) => id === openId);
  // Scrolls to the open thread when another thread is opened, but not when the position of the thread changes, because the viewer may
  // be scrolling.
  const showOpen = useEffectEvent(() => {
    if (isLong && openIndex >= 0) virtualizer.scrollToIndex(openIndex);
    else containerRef.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  });
  useEffect(() => showOpen(), [openId, isLong]);

  const row = (thread: Thread) => (
    <ThreadRow thread={thread} to={addressOf(thread)} isOpen={thread.id === openId} />
  );
  return (
    <Box ref={containerRef} as="nav" aria-label={label} overflowY="auto" flex="1" minH="0" p="2">
      {threads.length > 0 ? (
        <Box
          as="ul"
          listStyleType="none"
          position="relative"
          style={isLong ? { height: virtualizer.getTotalSize() } : undefined}
        >
          {isLong
            ? shown.map(({ index, start }) => (
                <Box
                  as="li"
                  key={threads[index]!.id}
                  position="absolute"
                  insetInline="0"
                  top="0"
                  aria-setsize={threads.length}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {row(threads[index]!)}
                </Box>
              ))
            : threads.map((thread) => <li key={thread.id}>{row(thread)}</li>)}
        </Box>
      ) : null}
      {children}
    </Box>
  );
}
