import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { PlaylistOrder } from '../../../library/playlists/playlistEnums.ts';
import { candidate, poolOf } from '../../testing/candidates.ts';
import type { Candidate } from './candidate.ts';
import { Memory } from './memory.ts';
import { pick, Turn, type PickRequest } from './pick.ts';
import { PlanRule } from '../why.ts';

const minute = 60_000;
const separations = { artiste: 30 * minute, title: 120 * minute, album: 0, label: 0 };

/** A played candidate, and how many minutes ago it ended. */
type Played = readonly [Candidate, number];

function requesting(before: readonly Played[], more: Partial<PickRequest> = {}): PickRequest {
  const memory = new Memory();
  for (const [sound, minutesAgo] of before) {
    const until = -minutesAgo * minute;
    memory.add(sound, { at: until - sound.length, until });
  }
  return { memory, separations, now: 0, room: Infinity, ...more };
}

const choose = (
  items: readonly Candidate[],
  before: readonly Played[],
  more: Partial<PickRequest> = {},
  order = PlaylistOrder.SEQUENTIAL,
) => pick(new Turn(poolOf(items, order), 'day'), requesting(before, more));

const [a, b, c] = [
  candidate(1, { title: 'one', artistes: ['ann'] }),
  candidate(2, { title: 'two', artistes: ['bob'] }),
  candidate(3, { title: 'three', artistes: ['ann', 'cid'] }),
];
const otherCandidate = (artiste: string, title = 'x') => candidate(9, { title, artistes: [artiste] });

describe('the next item', () => {
  test('is undefined for an empty pool', () => {
    expect(choose([], [])).toBeUndefined();
  });

  test('is by no artiste who was played too recently, alone or with others', () => {
    const choice = choose([a, c, b], [[otherCandidate('ann'), 29]]);
    expect(choice).toMatchObject({ candidate: b, gaveWay: [], candidates: 3 });
    expect(choice!.refused).toEqual([
      { media: 1, rule: PlanRule.ARTISTE, playedUntil: -29 * minute },
      { media: 3, rule: PlanRule.ARTISTE, playedUntil: -29 * minute },
    ]);
    expect(choose([c, b], [[otherCandidate('cid'), 29]])?.candidate).toBe(b);
    expect(
      choose(
        [a, b],
        [
          [otherCandidate('ann'), 30],
          [b, 200],
        ],
      )?.candidate,
    ).toBe(a);
  });

  test('has no title that was played too recently, by any artiste', () => {
    expect(choose([candidate(4, { title: 'two', artistes: ['eve'] }), a], [[b, 119]])?.candidate).toBe(a);
    expect(choose([candidate(4, { title: 'two', artistes: ['eve'] })], [[b, 120]])?.gaveWay).toEqual([]);
  });

  test('is of no album and no label that was played too recently, when those rules are on', () => {
    const of = (media: number, album: number, label: string) =>
      candidate(media, { title: `t${media}`, artistes: [`a${media}`], album, label });
    const rules = { artiste: 0, title: 0, album: 60 * minute, label: 20 * minute };
    const before = [[of(7, 1, 'blue'), 10]] as const;
    const choice = choose([of(4, 1, 'red'), of(5, 2, 'blue'), of(6, 2, 'red')], before, {
      separations: rules,
    });
    expect(choice!.candidate.media).toBe(6);
    expect(choice!.refused.map(({ rule }) => rule)).toEqual([PlanRule.ALBUM, PlanRule.LABEL]);
    expect(choose([of(4, 1, 'red')], before)?.gaveWay).toEqual([]);
  });

  test('breaks the rules least when no candidate meets them, and names the rules', () => {
    expect(
      choose(
        [a, b],
        [
          [a, 20],
          [b, 29],
        ],
      ),
    ).toMatchObject({
      candidate: b,
      gaveWay: [PlanRule.ARTISTE, PlanRule.TITLE],
    });
    expect(choose([a], [[otherCandidate('ann'), 1]])?.gaveWay).toEqual([PlanRule.ARTISTE]);
    // Nine tenths of one rule weigh less than half of two rules together.
    expect(
      choose(
        [a, b],
        [
          [a, 15],
          [otherCandidate('bob'), 3],
        ],
      ),
    ).toMatchObject({
      candidate: b,
      gaveWay: [PlanRule.ARTISTE],
    });
  });

  test('repeats no title while there is another one, however recently its artiste was on', () => {
    const [unheard, again] = [
      candidate(4, { title: 'four', artistes: ['ann'] }),
      candidate(5, { title: 'five', artistes: ['dan'] }),
    ];
    const received: Played[] = [
      [otherCandidate('ann'), 0],
      [again, 119],
    ];
    expect(choose([again, unheard], received)).toMatchObject({
      candidate: unheard,
      gaveWay: [PlanRule.ARTISTE],
    });
    // When every choice repeats a title, the one that played longest ago is chosen.
    expect(
      choose(
        [unheard, again],
        [
          [otherCandidate('dan'), 0],
          [again, 90],
          [unheard, 60],
        ],
      )?.candidate,
    ).toBe(again);
  });

  test('is never a candidate that is refused for another reason', () => {
    const refusalOf = ({ media }: Candidate) => (media === 1 ? PlanRule.DAYPART : undefined);
    const choice = choose([a, b], [[b, 1]], { refusalOf });
    expect(choice).toMatchObject({ candidate: b, refused: [{ media: 1, rule: PlanRule.DAYPART }] });
    expect(choose([a], [], { refusalOf })).toBeUndefined();
  });

  test('is shuffled: each candidate once a round, and the same for the same seed', () => {
    const items = Array.from({ length: 8 }, (_, index) =>
      candidate(index + 1, { title: `t${index}`, artistes: [`a${index}`] }),
    );
    const order = (seed: string, times: number) => {
      const turn = new Turn(poolOf(items, PlaylistOrder.SHUFFLED), seed);
      return Array.from({ length: times }, () => pick(turn, requesting([]))!.candidate.media);
    };
    expect(order('one', 8).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(order('one', 16).slice(8).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(order('one', 16)).toEqual(order('one', 16));
    expect(order('one', 16)).not.toEqual(order('two', 16));
  });

  test('is mostly the same after an addition', () => {
    const items = Array.from({ length: 40 }, (_, index) =>
      candidate(index + 1, { title: `t${index}`, artistes: [`a${index}`] }),
    );
    const order = (from: readonly Candidate[]) => {
      const turn = new Turn(poolOf(from, PlaylistOrder.SHUFFLED), 'day');
      return Array.from({ length: 20 }, () => pick(turn, requesting([]))!.candidate.media);
    };
    const after = order([...items, candidate(99, { title: 'new', artistes: ['new'] })]);
    expect(order(items).filter((media) => after.includes(media)).length).toBeGreaterThanOrEqual(19);
  });

  test('follows the order of a sequential playlist, and begins again at its end', () => {
    const turn = new Turn(poolOf([a, b, c], PlaylistOrder.SEQUENTIAL), 'day');
    const next = () => pick(turn, requesting([]))!.candidate.media;
    expect([next(), next(), next(), next()]).toEqual([1, 2, 3, 1]);
  });

  test('ends on time before an item on the second', () => {
    const items = [200, 170, 181, 240].map((seconds, index) =>
      candidate(index + 1, { title: `t${index}`, artistes: [`a${index}`], length: seconds * 1000 }),
    );
    const at = (room: number) =>
      choose(items, [], { room: room * 1000 }, PlaylistOrder.SHUFFLED)!.candidate.length / 1000;
    expect(at(180)).toBe(181);
    expect(at(240)).toBe(240);
    // Two more items follow; the second of them must leave enough time for the last one.
    expect(400 - at(400)).toBeGreaterThanOrEqual(170);
    // Neither one item nor two fill the time exactly. Of two items, the pair that is cut least is chosen.
    expect(at(300)).toBe(170);
  });
});
