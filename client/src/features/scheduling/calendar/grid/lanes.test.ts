import { describe, expect, it } from 'vitest';
import { occurrenceWith } from '../../testing/calendar';
import { laneKey, lanesOf } from './lanes';

const at = (id: string, layer: 'FILLER' | 'PROGRAMMES' | 'ADVERTS' | 'LIVE', from: string, to: string) =>
  occurrenceWith({ id, layer, localStart: `2026-11-${from}:00`, localEnd: `2026-11-${to}:00` });
const today = '2026-11-25';

describe('lanes', () => {
  it('give a whole day to its only layer', () => {
    const lanes = lanesOf([at('a', 'PROGRAMMES', '25T07:00', '25T09:00')]);
    expect(lanes.get(laneKey('a', today))).toMatchObject({ start: 0, end: 0 });
  });

  it('lie side by side, in the order of the layers, and before the filler', () => {
    const lanes = lanesOf([
      at('filler', 'FILLER', '25T00:00', '26T00:00'),
      at('live', 'LIVE', '25T08:00', '25T09:00'),
      at('adverts', 'ADVERTS', '25T08:00', '25T08:10'),
      at('programme', 'PROGRAMMES', '25T07:00', '25T09:00'),
    ]);
    const lane = (id: string) => lanes.get(laneKey(id, today))!;
    expect(lane('filler')).toEqual({ start: 0, end: 0, depth: 1 });
    expect(lane('programme').start).toBe(10);
    expect(100 - lane('programme').end).toBeCloseTo(lane('adverts').start);
    expect(100 - lane('adverts').end).toBeCloseTo(lane('live').start);
    expect(lane('live').end).toBeCloseTo(0);
  });

  it('extend over adjacent lanes that are empty meanwhile', () => {
    const lanes = lanesOf([
      at('early', 'PROGRAMMES', '25T05:00', '25T07:00'),
      at('programme', 'PROGRAMMES', '25T07:00', '25T09:00'),
      at('flash', 'LIVE', '25T07:00', '25T07:05'),
      at('adverts', 'ADVERTS', '25T07:10', '25T07:20'),
      at('live', 'LIVE', '25T08:00', '25T09:00'),
      at('later', 'LIVE', '25T10:00', '25T10:05'),
    ]);
    const lane = (id: string) => lanes.get(laneKey(id, today))!;
    for (const alone of ['early', 'later']) {
      expect(lane(alone).start).toBeCloseTo(0);
      expect(lane(alone).end).toBeCloseTo(0);
    }
    for (const beside of ['flash', 'adverts', 'live']) {
      expect(100 - lane('programme').end).toBeCloseTo(lane(beside).start);
      expect(lane(beside).end).toBeCloseTo(0);
    }
  });

  it('are divided where something was called off and another came in its place', () => {
    const lanes = lanesOf([
      { ...at('off', 'PROGRAMMES', '25T07:00', '25T09:00'), state: 'CANCELLED' },
      at('instead', 'PROGRAMMES', '25T07:00', '25T08:00'),
      at('later', 'PROGRAMMES', '25T10:00', '25T11:00'),
    ]);
    expect(lanes.get(laneKey('instead', today))).toMatchObject({ start: 0, end: 50 });
    expect(lanes.get(laneKey('off', today))).toMatchObject({ start: 50, end: 0 });
    expect(lanes.get(laneKey('later', today))).toMatchObject({ start: 0, end: 0 });
  });

  it('are computed for each day of a slot across midnight', () => {
    const lanes = lanesOf([
      at('night', 'PROGRAMMES', '25T23:00', '26T02:00'),
      at('live', 'LIVE', '26T01:00', '26T02:00'),
    ]);
    expect(lanes.get(laneKey('night', today))).toMatchObject({ start: 0, end: 0 });
    expect(lanes.get(laneKey('night', '2026-11-26'))!.end).toBeGreaterThan(0);
  });
});
