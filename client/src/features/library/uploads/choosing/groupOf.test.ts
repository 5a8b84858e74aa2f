import { expect, it } from 'vitest';
import { groupOf } from '../uploadStore';

const chosen = (...paths: string[]) =>
  paths.map((path) => ({ path, file: new File(['x'], path.split('/').at(-1)!) }));

it('returns the folder of each file, the number of sounds in it, and the files chosen with it', () => {
  const files = chosen('One/a.mp3', 'One/b.mp3', 'One/cover.jpg', 'c.mp3', 'd.jpg');
  const groups = files.map(groupOf(files));
  expect(groups.map(({ folder, sounds }) => [folder, sounds])).toEqual([
    ['One', 2],
    ['One', 2],
    ['One', 2],
    ['', 1],
    ['', 1],
  ]);
  expect(new Set(groups.map(({ drop }) => drop)).size).toBe(1);
  expect(groupOf(files)(files[0]!).drop).not.toBe(groups[0]!.drop);
});
