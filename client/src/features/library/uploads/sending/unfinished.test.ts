// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { unfinishedOf } from './unfinished';
import { keyOf } from './uploadKey';

const ada = { userId: '1', radio: { id: '7', name: 'Sea' } };
const file = new File(['sound'], 'a.mp3', { lastModified: 5 });

function begin(owner: typeof ada, creationTime = new Date().toString()) {
  const note = {
    size: 5,
    creationTime,
    uploadUrl: '/uploads/media/x',
    metadata: { filename: 'a.mp3', kind: 'SONG' },
  };
  localStorage.setItem(`tus::${keyOf(owner, 'SONG', file, 'Album/a.mp3')}::123`, JSON.stringify(note));
}

it('is what the same person began on the same radio', () => {
  begin(ada);
  expect(unfinishedOf(ada)).toEqual([
    expect.objectContaining({
      key: keyOf(ada, 'SONG', file, 'Album/a.mp3'),
      name: 'a.mp3',
      kind: 'SONG',
      size: 5,
      url: '/uploads/media/x',
    }),
  ]);
  expect(unfinishedOf({ ...ada, userId: '2' })).toEqual([]);
  expect(unfinishedOf({ ...ada, radio: { id: '8', name: '' } })).toEqual([]);
});

it('is forgotten after a week, as the server does, and when it cannot be read', () => {
  begin(ada, new Date(Date.now() - 8 * 24 * 3600 * 1000).toString());
  localStorage.setItem('tus::regie:1:7:SONG:broken::1', 'no JSON');
  expect(unfinishedOf(ada)).toEqual([]);
  expect(localStorage.length).toBe(0);
});
