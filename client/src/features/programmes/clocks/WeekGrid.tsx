import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayName } from '../../library/shared';
import type { Paint } from './useClockWeek';
import { beside, hours, hoursBetween, keyOf, weekdays, type WeekHour } from './weekHours';

const styles: SystemStyleObject = {
  overflowX: 'auto',
  '& table': { w: 'full', borderCollapse: 'separate', borderSpacing: '2px', tableLayout: 'fixed' },
  '& thead th': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted', py: '1' },
  '& tbody th': {
    w: { base: '2.75rem', md: '3.5rem' },
    textStyle: 'xs',
    fontWeight: 'normal',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    pe: { base: '1', md: '2' },
  },
  '& thead th:first-child': { w: { base: '2.75rem', md: '3.5rem' } },
  '& td': {
    h: { base: '11', md: '7' },
    px: { base: '0.5', md: '1' },
    textStyle: { base: '2xs', md: 'xs' },
    borderRadius: 'sm',
    bg: 'bg.muted',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: { base: 'clip', md: 'ellipsis' },
    focusVisibleRing: 'inside',
  },
  '&[data-paints] td': { cursor: 'pointer', userSelect: 'none' },
  // Tint the cell with the clock's colour: strong enough to distinguish clocks, light enough for text.
  '& td[data-laid]': {
    bg: 'color-mix(in srgb, var(--clock) 22%, {colors.bg.panel})',
    borderInlineStart: '3px solid var(--clock)',
  },
  '& td[data-chosen]': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '-2px' },
};

// An HTML table with the ARIA role and keyboard behaviour of a grid.
const Table = chakra('table');
const Cell = chakra('td');

interface HourRange {
  from: WeekHour;
  to: WeekHour;
}

/**
 * Hours of the week by day, painted by pointer (one or a range) or by keyboard. Arrows move, Shift extends the range,
 * Enter or Space assigns the clock, Delete clears the hours.
 */
export function WeekGrid({
  laid,
  brush,
  mayChange,
  onPaint,
}: {
  laid: ReadonlyMap<number, Paint>;
  brush: Paint;
  mayChange: boolean;
  onPaint: (clock: Paint, hours: readonly WeekHour[]) => Promise<void>;
}) {
  const { t, i18n } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<WeekHour>({ weekday: 1, hour: 0 });
  const [range, setRange] = useState<HourRange>();
  const [isDrawing, setIsDrawing] = useState(false);
  const chosen = new Set(range ? hoursBetween(range.from, range.to).map(keyOf) : []);

  const paint = (clock: Paint) => {
    const these = range ? hoursBetween(range.from, range.to) : [at];
    setRange(undefined);
    void onPaint(clock, these);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isLeft = i18n.dir() === 'rtl' ? 1 : -1;
    const steps: Record<string, [days: number, hours: number]> = {
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
      ArrowLeft: [isLeft, 0],
      ArrowRight: [-isLeft, 0],
      Home: [0, -23],
      End: [0, 23],
    };
    const step = steps[event.key];
    const here = hourAt(event.target) ?? at;
    if (step) {
      const next = beside(here, ...step);
      setRange(event.shiftKey && mayChange ? { from: range?.from ?? here, to: next } : undefined);
      setAt(next);
      cellOf(table.current, next)?.focus();
    } else if (mayChange && (event.key === 'Enter' || event.key === ' ')) paint(brush);
    else if (mayChange && (event.key === 'Delete' || event.key === 'Backspace')) paint(null);
    else if (event.key === 'Escape' && range) setRange(undefined);
    else return;
    event.preventDefault();
  };

  const begin = (event: PointerEvent) => {
    const from = hourAt(event.target);
    // Touch drags scroll the page; a tap paints a single hour.
    if (!mayChange || !from || event.button !== 0 || event.pointerType === 'touch') return;
    setAt(from);
    setRange({ from, to: from });
    setIsDrawing(true);
  };
  const drawOn = useEffectEvent((event: globalThis.PointerEvent) => {
    const to = hourAt(document.elementFromPoint(event.clientX, event.clientY));
    if (to && range) setRange({ ...range, to });
  });
  const finish = useEffectEvent((isDone: boolean) => {
    setIsDrawing(false);
    if (isDone) paint(brush);
    else setRange(undefined);
  });
  useEffect(() => {
    if (!isDrawing) return;
    const move = (event: globalThis.PointerEvent) => drawOn(event);
    const up = () => finish(true);
    const cancel = () => finish(false);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
  }, [isDrawing]);

  const nameOf = (weekday: number, length: 'long' | 'short') => weekdayName(weekday, i18n.language, length);
  const saysOf = (hour: WeekHour, clock: Paint | undefined) =>
    t('clocks.week.cell', {
      day: nameOf(hour.weekday, 'long'),
      hour: hourText(hour.hour),
      name: clock?.name ?? t('clocks.week.nothing'),
    });
  return (
    <Box css={styles} data-paints={mayChange ? '' : undefined}>
      <Table
        ref={table}
        role="grid"
        aria-label={t('clocks.week.title')}
        aria-multiselectable={mayChange}
        onKeyDown={onKeyDown}
        onPointerDown={begin}
      >
        <thead>
          <tr>
            <th aria-label={t('clocks.week.hour')} />
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={nameOf(weekday, 'long')}>
                {nameOf(weekday, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row">
                <bdi>{hourText(hour)}</bdi>
              </th>
              {weekdays.map((weekday) => {
                const key = keyOf({ weekday, hour });
                const clock = laid.get(key);
                const isAt = keyOf(at) === key;
                return (
                  <Cell
                    key={weekday}
                    role="gridcell"
                    data-hour={`${weekday}-${hour}`}
                    data-laid={clock ? '' : undefined}
                    data-chosen={chosen.has(key) ? '' : undefined}
                    aria-selected={chosen.has(key)}
                    aria-label={saysOf({ weekday, hour }, clock)}
                    title={clock?.name}
                    tabIndex={isAt ? 0 : -1}
                    style={clock ? ({ '--clock': clock.colour } as React.CSSProperties) : undefined}
                    onFocus={() => setAt({ weekday, hour })}
                    onClick={({ detail, nativeEvent }) => {
                      const isTouch = (nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
                      if (mayChange && isTouch && detail > 0) void onPaint(brush, [{ weekday, hour }]);
                    }}
                  >
                    <bdi>{clock?.name}</bdi>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const cellOf = (table: HTMLElement | null, { weekday, hour }: WeekHour) =>
  table?.querySelector<HTMLElement>(`[data-hour="${weekday}-${hour}"]`);

/** Returns the hour of the cell that an event has happened in; undefined outside of the cells. */
function hourAt(target: EventTarget | null): WeekHour | undefined {
  const text =
    target instanceof Element ? target.closest<HTMLElement>('[data-hour]')?.dataset['hour'] : undefined;
  const [weekday, hour] = text?.split('-').map(Number) ?? [];
  return weekday === undefined || hour === undefined ? undefined : { weekday, hour };
}
