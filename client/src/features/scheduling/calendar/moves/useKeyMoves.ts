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
import type { Place } from './movedSlot';
import { useWallFormat } from '../time/useWallFormat';
import { day, wallOf, wallText } from '../time/wall';

const minute = 60_000;
const step = 15 * minute;
const smallStep = 5 * minute;

interface Moving {
  occurrence: CalendarOccurrenceFragment;
  place: Place;
}

interface Options {
  gridRef: RefObject<HTMLElement | null>;
  occurrences: readonly CalendarOccurrenceFragment[];
  /** What the station's clock shows now. */
  now: () => number;
  /** Says why something may not be moved; undefined when it may. */
  refusal: (occurrence: CalendarOccurrenceFragment) => string | undefined;
  onMove: (occurrence: CalendarOccurrenceFragment, place: Place) => Promise<boolean>;
  /** Shows the day that something was moved to. */
  onLeave: (wall: number) => void;
}

/**
 * Moves what is focused in the calendar by keyboard: Alt with arrows by a quarter of an hour or a day, with Shift its end.
 * Nothing is sent before Enter; Escape puts it back.
 */
export function useKeyMoves({ gridRef, occurrences, now, refusal, onMove, onLeave }: Options) {
  const { t, i18n } = useTranslation();
  const format = useWallFormat();
  const [moving, setMoving] = useState<Moving>();
  const [said, setSaid] = useState('');
  const isRtl = i18n.dir() === 'rtl';

  const shown = useMemo(() => {
    if (!moving) return occurrences;
    return [...occurrences.filter(({ id }) => id !== moving.occurrence.id), movedTo(moving)];
  }, [occurrences, moving]);

  const followed = useRef<string>(undefined);
  // A series that was moved to another weekday has other days: it is found again by where it went.
  const kept = useRef<Moving>(undefined);
  useEffect(() => {
    const moved = kept.current && occurrences.find((one) => isWhereItWent(one, kept.current!));
    if (!moved) return;
    kept.current = undefined;
    followed.current = moved.id;
  }, [occurrences]);

  // Where it is drawn again it loses the focus, also after it was kept or put back.
  useEffect(() => {
    const isLost = document.activeElement === document.body || moving !== undefined;
    if (followed.current && isLost) focusOn(gridRef.current, followed.current);
  });

  const keep = async () => {
    if (!moving) return;
    kept.current = moving;
    if (!(await onMove(moving.occurrence, moving.place))) kept.current = undefined;
    setMoving(undefined);
    setSaid('');
  };
  const takeBack = () => {
    if (!moving) return;
    onLeave(wallOf(moving.occurrence.localStart));
    setMoving(undefined);
    setSaid(t('calendar.keys.back', { name: moving.occurrence.title }));
  };

  const move = (occurrence: CalendarOccurrenceFragment, change: Place) => {
    const why = refusal(occurrence);
    if (why) return setSaid(why);
    const from =
      moving?.occurrence.id === occurrence.id
        ? moving.place
        : { start: wallOf(occurrence.localStart), duration: occurrence.duration };
    const place = { start: from.start + change.start, duration: from.duration + change.duration };
    if (place.start <= now() || place.duration < smallStep || place.duration > day)
      return setSaid(t('calendar.keys.noFurther'));
    followed.current = occurrence.id;
    const begun = moving?.occurrence.id === occurrence.id ? moving.occurrence : occurrence;
    setMoving({ occurrence: begun, place });
    setSaid(t('calendar.keys.at', { name: occurrence.title, place: format.stretch(...textsOf(place)) }));
    onLeave(place.start);
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (followed.current && !target.querySelector(boxOf(followed.current))) followed.current = undefined;
  };

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const focused = occurrenceAt(event, shown);
    const change = changeOf(event, isRtl);
    if (focused && change) move(focused, change);
    else if (moving && focused?.id === moving.occurrence.id && event.key === 'Enter') void keep();
    else if (moving && event.key === 'Escape') takeBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return { shown, moving, said, say: setSaid, keep, takeBack, onFocus, onKeyDownCapture };
}

/** What a key changes of a place: its start with Alt, its length with Shift and Alt. */
export function changeOf(
  {
    key,
    altKey,
    shiftKey,
    ctrlKey,
    metaKey,
  }: Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  isRtl: boolean,
): Place | undefined {
  if (!altKey || ctrlKey || metaKey) return undefined;
  const down = { ArrowUp: -1, ArrowDown: 1 }[key];
  const on = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[key];
  if (down === undefined && on === undefined) return undefined;
  const by = (long: number, other: number) => (down === undefined ? on! * other : down * long);
  return shiftKey ? { start: 0, duration: by(step, smallStep) } : { start: by(step, day), duration: 0 };
}

/** What is drawn where the focus is; the calendar itself takes keys too. */
function occurrenceAt(event: KeyboardEvent<HTMLElement>, shown: readonly CalendarOccurrenceFragment[]) {
  const { target, currentTarget } = event;
  if (target === currentTarget || !(target instanceof Element)) return undefined;
  const box = target.querySelector<HTMLElement>('[data-occurrence]');
  return shown.find(({ id }) => id === box?.dataset['occurrence']);
}

const isWhereItWent = (
  { title, localStart, layer }: CalendarOccurrenceFragment,
  { occurrence, place }: Moving,
): boolean => wallOf(localStart) === place.start && layer === occurrence.layer && title === occurrence.title;

const boxOf = (id: string) => `[data-occurrence="${CSS.escape(id)}"]`;

function focusOn(grid: HTMLElement | null, id: string): void {
  const box = grid?.querySelector(boxOf(id));
  const place = box?.closest<HTMLElement>('[tabindex]');
  if (place && place !== grid && place !== document.activeElement) place.focus();
}

const textsOf = ({ start, duration }: Place): [string, string] => [
  wallText(start),
  wallText(start + duration),
];

function movedTo({ occurrence, place }: Moving): CalendarOccurrenceFragment {
  const [localStart, localEnd] = textsOf(place);
  return { ...occurrence, localStart, localEnd, duration: place.duration };
}
