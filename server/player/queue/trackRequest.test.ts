import { describe, expect, test } from 'vitest';
import type { PlanItem } from '../../protocol/station.ts';
import { plainRequest, trackRequest } from './trackRequest.ts';

const item: PlanItem = {
  id: '1',
  media: 1,
  checksum: '',
  at: '2030-01-01T00:00:00Z',
  until: '2030-01-01T00:03:00Z',
  isHard: false,
  source: 'PLAN',
  title: 'Song',
  credit: 'Singer',
  isUntitled: false,
  cues: { cueIn: 500, cueOut: 60_500, fadeIn: 100, fadeOut: 2000, gain: -1.5 },
};
const request = { mark: '1/1', path: '/files/1', room: 60_000, fade: 400, radioName: 'Regie' };

describe('the request of a track', () => {
  test('has its cue points, fades, gain and titles', () => {
    expect(trackRequest(item, request)).toBe(
      'annotate:regie_item="1/1",title="Song",artist="Singer",liq_cue_in="0.500",liq_cue_out="60.500",liq_fade_in="0.100",liq_fade_out="2.000",liq_amplify="-1.5 dB":/files/1',
    );
  });

  test.each([
    ['planned to be longer than its room', { ...item }, 30_000],
    ['without an end in its file', { ...item, cues: { ...item.cues, cueOut: null } }, 30_000],
  ])('ends with the fade of the station for an item %s', (_, cut, room) => {
    expect(trackRequest(cut, { ...request, room })).toContain('liq_cue_out="30.500"');
    expect(trackRequest(cut, { ...request, room })).toContain('liq_fade_out="0.400"');
  });

  test('has its own fade when only some milliseconds are missing', () => {
    expect(trackRequest(item, { ...request, room: 59_960 })).toContain('liq_fade_out="2.000"');
  });

  test('shows the name of the radio for an untitled item', () => {
    expect(trackRequest({ ...item, isUntitled: true }, request)).toContain('title="Regie",artist=""');
  });

  test('escapes quotes, and has no line breaks', () => {
    expect(trackRequest({ ...item, title: 'A "B"\nC' }, request)).toContain(String.raw`title="A \"B\" C"`);
  });

  test('of a plain file has its mark alone', () => {
    expect(plainRequest('/silence.wav', '2/2')).toBe('annotate:regie_item="2/2":/silence.wav');
  });
});
