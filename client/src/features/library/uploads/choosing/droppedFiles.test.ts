import { describe, expect, it } from 'vitest';
import { chosenFiles, droppedFiles } from './droppedFiles';

const pathsOf = async (data: unknown) => (await droppedFiles(data as DataTransfer)).map(({ path }) => path);

describe('a drop', () => {
  it('gives the files of folders to their ends, however many a reader gives at a time', async () => {
    const many = Array.from({ length: 250 }, (_, index) => file(`${String(index).padStart(3, '0')}.mp3`));
    const paths = await pathsOf(dropOf(folder('Music', [folder('Album', many)]), file('single.mp3')));
    expect(paths).toHaveLength(251);
    expect(paths.slice(0, 2)).toEqual(['Music/Album/000.mp3', 'Music/Album/001.mp3']);
    expect(paths.at(-1)).toBe('single.mp3');
  });

  it('leaves out what cannot be opened any more, and takes the rest', async () => {
    expect(await pathsOf(dropOf(folder('A', [file('gone.mp3', true), file('here.mp3')])))).toEqual([
      'A/here.mp3',
    ]);
  });

  it('gives plain files where the browser knows no folders', async () => {
    const data = { items: [{ webkitGetAsEntry: () => null }], files: [new File(['x'], 'a.mp3')] };
    expect(await pathsOf(data)).toEqual(['a.mp3']);
  });
});

it('keeps the way into a chosen folder', () => {
  const inFolder = Object.defineProperty(new File(['x'], 'a.mp3'), 'webkitRelativePath', {
    value: 'Album/a.mp3',
  });
  expect(chosenFiles([inFolder, new File(['x'], 'b.mp3')]).map(({ path }) => path)).toEqual([
    'Album/a.mp3',
    'b.mp3',
  ]);
});

type Made = (parent: string) => object;

function file(name: string, isUnreadable = false): Made {
  return (parent) => ({
    isFile: true,
    name,
    fullPath: `${parent}/${name}`,
    file: (found: (file: File) => void, failed: (error: Error) => void) =>
      isUnreadable ? failed(new Error('gone')) : found(new File(['x'], name)),
  });
}

/** A folder whose reader returns 100 entries at a time, like browsers. */
function folder(name: string, children: Made[]): Made {
  return (parent) => ({
    isFile: false,
    name,
    createReader() {
      const rest = children.map((child) => child(`${parent}/${name}`));
      return { readEntries: (found: (entries: object[]) => void) => found(rest.splice(0, 100)) };
    },
  });
}

const dropOf = (...made: Made[]) => ({
  files: [],
  items: made.map((makeEntry) => ({ webkitGetAsEntry: () => makeEntry('') })),
});
