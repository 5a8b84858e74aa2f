import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarOccurrenceFragment } from '../calendar.generated';
import type { TimeSpan } from './movedSlot';
import { useWallFormat } from '../time/useWallFormat';
import { day, wallOf, wallText } from '../time/wall';

const minute = 60_000;
const step = 15 * minute;
const smallStep = 5 * minute;

/** A move that the viewer has not confirmed yet. */
interface Moving {
  occurrence: CalendarOccurrenceFragment;
  span: TimeSpan;
}

interface Options {
  gridRef: RefObject<HTMLElement | null>;
  occurrences: readonly CalendarOccurrenceFragment[];
  /** Returns the current wall time of the radio. */
  now: () => number;
  /** Returns the reason why the viewer may not move an occurrence; undefined when they may. */
  refusal: (occurrence: CalendarOccurrenceFragment) => string | undefined;
  /** Saves a move; resolves to false when the occurrence stays at its old position. */
  onMove: (occurrence: CalendarOccurrenceFragment, span: TimeSpan) => Promise<boolean>;
  /** Shows the days around a wall time, unless it is already visible. */
  reveal: (wall: number) => void;
}

export type KeyMoves = ReturnType<typeof useKeyMoves>;

/**
 * Moves the focused occurrence by keyboard. Alt with up or down moves it by a quarter of an hour, Alt with left or right by a
 * day. With Shift as well, up and down move its end by a quarter of an hour, left and right by five minutes. Enter saves, Escape
 * cancels.
 */
export function useKeyMoves({ gridRef, occurrences, now, refusal, onMove, reveal }: Options) {
  const { t, i18n } = useTranslation();
  const format = useWallFormat();
  const [moving, setMoving] = useState<Moving>();
  const [announcement, announce] = useState('');
  const isRtl = i18n.dir() === 'rtl';

  const drawn = useMemo(() => {
    if (!moving) return occurrences;
    return [...occurrences.filter(({ id }) => id !== moving.occurrence.id), movedTo(moving)];
  }, [occurrences, moving]);

  /** Id of the occurrence that must get the focus back. */
  const followed = useRef<string>(undefined);
  // Moving a series to another weekday changes the ids of its days: find the moved one by its time.
  const confirmed = useRef<Moving>(undefined);
  useEffect(() => {
    const { current } = confirmed;
    const moved = current && occurrences.find((occurrence) => isMoved(occurrence, current));
    if (!moved) return;
    confirmed.current = undefined;
    followed.current = moved.id;
  }, [occurrences]);

  // Moving an occurrence renders it anew, which loses the focus. The same happens when the move is confirmed or cancelled.
  useEffect(() => {
    const isLost = document.activeElement === document.body || moving !== undefined;
    if (followed.current && isLost) focusOn(gridRef.current, followed.current);
  });

  const confirmMove = async () => {
    if (!moving) return;
    confirmed.current = moving;
    if (!(await onMove(moving.occurrence, moving.span))) confirmed.current = undefined;
    setMoving(undefined);
    announce('');
  };
  const cancelMove = () => {
    if (!moving) return;
    reveal(wallOf(moving.occurrence.localStart));
    setMoving(undefined);
    announce(t('calendar.keys.back', { name: moving.occurrence.title }));
  };

  const move = (occurrence: CalendarOccurrenceFragment, change: TimeSpan) => {
    const why = refusal(occurrence);
    if (why) return announce(why);
    const from =
      moving?.occurrence.id === occurrence.id
        ? moving.span
        : { start: wallOf(occurrence.localStart), duration: occurrence.duration };
    const span = { start: from.start + change.start, duration: from.duration + change.duration };
    if (span.start <= now() || span.duration < smallStep || span.duration > day)
      return announce(t('calendar.keys.noFurther'));
    followed.current = occurrence.id;
    const begun = moving?.occurrence.id === occurrence.id ? moving.occurrence : occurrence;
    setMoving({ occurrence: begun, span });
    announce(t('calendar.keys.at', { name: occurrence.title, range: format.range(...textsOf(span)) }));
    reveal(span.start);
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (followed.current && !target.querySelector(boxOf(followed.current))) followed.current = undefined;
  };

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const focused = occurrenceAt(event, drawn);
    const change = changeOf(event, isRtl);
    if (focused && change) move(focused, change);
    else if (moving && focused?.id === moving.occurrence.id && event.key === 'Enter') void confirmMove();
    else if (moving && event.key === 'Escape') cancelMove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    /** Occurrences, with the moving one at its new time. */
    occurrences: drawn,
    moving,
    announcement,
    announce,
    confirmMove,
    cancelMove,
    onFocus,
    onKeyDownCapture,
  };
}

/**
 * Returns by how much a key changes start and duration, in milliseconds; undefined for other keys. An arrow key with Alt changes
 * the start, with Shift and Alt the duration.
 */
export function changeOf(
  {
    key,
    altKey,
    shiftKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  isRtl: boolean,
): TimeSpan | undefined {
  if (!altKey || ctrlKey || metaKey) return undefined;
  const down = { ArrowUp: -1, ArrowDown: 1 }[key];
  const sideways = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key];
  if (down === undefined && sideways === undefined) return undefined;
  const by = (vertical: number, horizontal: number) =>
    down === undefined ? sideways! * horizontal : down * vertical;
  return shiftKey ? { start: 0, duration: by(step, smallStep) } : { start: by(step, day), duration: 0 };
}

/** Returns the focused occurrence; undefined when the grid itself has the focus. */
function occurrenceAt(event: KeyboardEvent<HTMLElement>, occurrences: readonly CalendarOccurrenceFragment[]) {
  const { target, currentTarget } = event;
  if (target === currentTarget || !(target instanceof Element)) return undefined;
  const box = target.querySelector<HTMLElement>('[data-occurrence]');
  return occurrences.find(({ id }) => id === box?.dataset['occurrence']);
}

const isMoved = (
  { title, localStart, layer }: CalendarOccurrenceFragment,
  { occurrence, span }: Moving,
): boolean => wallOf(localStart) === span.start && layer === occurrence.layer && title === occurrence.title;

const boxOf = (id: string) => `[data-occurrence="${CSS.escape(id)}"]`;

function focusOn(grid: HTMLElement | null, id: string): void {
  const box = grid?.querySelector(boxOf(id));
  const target = box?.closest<HTMLElement>('[tabindex]');
  if (target && target !== grid && target !== document.activeElement) target.focus();
}

const textsOf = ({ start, duration }: TimeSpan): [string, string] => [
  wallText(start),
  wallText(start + duration),
];

function movedTo({ occurrence, span }: Moving): CalendarOccurrenceFragment {
  const [localStart, localEnd] = textsOf(span);
  return { ...occurrence, localStart, localEnd, duration: span.duration };
}
