import type { SlotLayer } from '../../../../apollo/schemaTypes.generated';
import type { CalendarOccurrenceFragment } from '../calendar.generated';
import { day, wallOf, dateOf } from '../time/wall';

/** Where something lies across its day, in per cent from its start and to its end, and what it lies over. */
export interface Lane {
  start: number;
  end: number;
  depth: number;
}

type Placed = Pick<CalendarOccurrenceFragment, 'id' | 'layer' | 'localStart' | 'localEnd' | 'state'>;
interface Piece {
  id: string;
  layer: SlotLayer;
  from: number;
  to: number;
  isOff: boolean;
}

/** Filler lies behind all of a day; the others lie before it, side by side, as wide as they have to be read. */
const widths = { PROGRAMMES: 5, ADVERTS: 2, LIVE: 3 } as const;
const beside = ['PROGRAMMES', 'ADVERTS', 'LIVE'] as const;
/** How much of the filler stays in sight. */
const fillerEdge = 10;

export const laneKey = (id: string, date: string) => `${id} ${date}`;

/** The lanes of all that is shown, by what it is and its day: a day has the lanes of what it holds alone. */
export function lanesOf(occurrences: readonly Placed[]): Map<string, Lane> {
  const lanes = new Map<string, Lane>();
  for (const [date, pieces] of piecesByDay(occurrences)) {
    const holds = (layer: SlotLayer) => pieces.some((piece) => piece.layer === layer);
    const held = beside.filter(holds);
    const all = held.reduce((sum, layer) => sum + widths[layer], 0);
    let at = holds('FILLER') ? fillerEdge : 0;
    const share = (100 - at) / all;
    lay(lanes, date, pieces, 'FILLER', { start: 0, width: 100 });
    for (const layer of held) {
      const width = widths[layer] * share;
      lay(lanes, date, pieces, layer, { start: at, width });
      at += width;
    }
  }
  return lanes;
}

/** What is on one layer at one time, such as what was called off and what came in its place, lies side by side. */
function lay(
  lanes: Map<string, Lane>,
  date: string,
  pieces: readonly Piece[],
  layer: SlotLayer,
  { start, width }: { start: number; width: number },
): void {
  for (const group of groupsOf(pieces.filter((piece) => piece.layer === layer))) {
    const columns: number[] = [];
    const placed = group.map((piece) => {
      const free = columns.findIndex((end) => end <= piece.from);
      const column = free < 0 ? columns.length : free;
      columns[column] = piece.to;
      return { piece, column };
    });
    const each = width / columns.length;
    for (const { piece, column } of placed)
      lanes.set(laneKey(piece.id, date), {
        start: start + column * each,
        end: 100 - start - (column + 1) * each,
        depth: layer === 'FILLER' ? 1 : 2,
      });
  }
}

/** Pieces that touch one another, directly or through others; what takes place comes first. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const inOrder = pieces.toSorted((a, b) => a.from - b.from || Number(a.isOff) - Number(b.isOff));
  const groups: Piece[][] = [];
  let end = -Infinity;
  for (const piece of inOrder) {
    if (piece.from >= end) groups.push([piece]);
    else groups.at(-1)!.push(piece);
    end = Math.max(end, piece.to);
  }
  return groups;
}

function piecesByDay(occurrences: readonly Placed[]): Map<string, Piece[]> {
  const days = new Map<string, Piece[]>();
  for (const { id, layer, localStart, localEnd, state } of occurrences) {
    const [from, to] = [wallOf(localStart), wallOf(localEnd)];
    for (let begin = from - (from % day); begin < to; begin += day) {
      const date = dateOf(begin);
      const piece = {
        id,
        layer,
        from: Math.max(from, begin),
        to: Math.min(to, begin + day),
        isOff: state === 'CANCELLED',
      };
      const there = days.get(date);
      if (there) there.push(piece);
      else days.set(date, [piece]);
    }
  }
  return days;
}
