import type { SlotLayer } from '../../../../apollo/schemaTypes.generated';
import type { CalendarOccurrenceFragment } from '../calendar.generated';
import { day, wallOf, dateOf } from '../time/wall';

/**
 * Horizontal position of an occurrence in its day column. `start` and `end` are the distances from the column's start and end
 * in percent, `depth` is the z-index.
 */
export interface Lane {
  start: number;
  end: number;
  depth: number;
}

type LaidOccurrence = Pick<CalendarOccurrenceFragment, 'id' | 'layer' | 'localStart' | 'localEnd' | 'state'>;
interface Piece {
  id: string;
  layer: SlotLayer;
  from: number;
  to: number;
  isOff: boolean;
}

/**
 * Relative widths of the lanes. The filler layer spans the whole day in the background. The other layers are side by side where they
 * overlap, in layer order; elsewhere a layer takes the free width.
 */
const widths = { PROGRAMMES: 5, ADVERTS: 2, LIVE: 3 } as const;
const beside = ['PROGRAMMES', 'ADVERTS', 'LIVE'] as const;
/** Width of the filler that no other lane covers, in per cent of the day. */
const fillerEdge = 10;

export const laneKey = (id: string, date: string) => `${id} ${date}`;

/**
 * Returns the lane of each occurrence on each of its days. A day has lanes only for the layers that have occurrences on it.
 */
export function lanesOf(occurrences: readonly LaidOccurrence[]): Map<string, Lane> {
  const lanes = new Map<string, Lane>();
  for (const [date, pieces] of piecesByDay(occurrences)) {
    const of = (layer: SlotLayer) => pieces.filter((piece) => piece.layer === layer);
    const filler = of('FILLER');
    lay(lanes, date, filler, 1, () => ({ from: 0, to: 100 }));
    const laneCandidates = beside.map((layer) => ({ pieces: of(layer), width: widths[layer] }));
    const day = laneCandidates.filter((lane) => lane.pieces.length > 0);
    const edges = edgesOf(
      day.map(({ width }) => width),
      filler.length > 0 ? fillerEdge : 0,
    );
    const reaches = reachesOf(day.map((lane) => lane.pieces));
    for (const lane of day)
      lay(lanes, date, lane.pieces, 2, (piece) => {
        const { first, last } = reaches.get(piece)!;
        return { from: edges[first]!, to: edges[last + 1]! };
      });
  }
  return lanes;
}

/** Start positions of lanes with the given widths, followed by the end of the last lane; in per cent. */
function edgesOf(laneWidths: readonly number[], start: number): number[] {
  const all = laneWidths.reduce((sum, width) => sum + width, 0);
  const edges = [start];
  for (const width of laneWidths) edges.push(edges.at(-1)! + (width * (100 - start)) / all);
  return edges;
}

/** Returns the lanes that each piece covers. These are its own lane, then free lanes after it, then free lanes before it. */
function reachesOf(day: ReadonlyArray<readonly Piece[]>): Map<Piece, { first: number; last: number }> {
  const reaches = new Map<Piece, { first: number; last: number }>();
  const isTaken = (lane: number, piece: Piece) => day[lane]!.some((neighbour) => overlap(piece, neighbour));
  for (const [own, pieces] of day.entries())
    for (const piece of pieces) {
      let last = own;
      while (last + 1 < day.length && !isTaken(last + 1, piece)) last++;
      reaches.set(piece, { first: own, last });
    }
  for (const [own, pieces] of day.entries())
    for (const piece of pieces) {
      const reach = reaches.get(piece)!;
      const before = day
        .slice(0, own)
        .flat()
        .filter((neighbour) => overlap(piece, neighbour));
      reach.first = Math.max(-1, ...before.map((neighbour) => reaches.get(neighbour)!.last)) + 1;
    }
  return reaches;
}

const overlap = (a: Piece, b: Piece) => a.from < b.to && b.from < a.to;

/** Places simultaneous occurrences of a layer side by side, such as a cancelled one and its successor. */
function lay(
  lanes: Map<string, Lane>,
  date: string,
  pieces: readonly Piece[],
  depth: number,
  roomOf: (piece: Piece) => { from: number; to: number },
): void {
  for (const group of groupsOf(pieces)) {
    const columns: number[] = [];
    const laidPieces = group.map((piece) => {
      const free = columns.findIndex((end) => end <= piece.from);
      const column = free < 0 ? columns.length : free;
      columns[column] = piece.to;
      return { piece, column };
    });
    const rooms = group.map(roomOf);
    const from = Math.max(...rooms.map((room) => room.from));
    const each = (Math.min(...rooms.map((room) => room.to)) - from) / columns.length;
    for (const { piece, column } of laidPieces)
      lanes.set(laneKey(piece.id, date), {
        start: from + column * each,
        end: 100 - from - (column + 1) * each,
        depth,
      });
  }
}

/**
 * Groups pieces that overlap, directly or through others, by start. With the same start, active ones come before cancelled ones.
 */
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

function piecesByDay(occurrences: readonly LaidOccurrence[]): Map<string, Piece[]> {
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
