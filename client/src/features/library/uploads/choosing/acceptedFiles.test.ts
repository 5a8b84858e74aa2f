import { describe, expect, it } from 'vitest';
import { acceptedOf, acceptOf } from './acceptedFiles';

const chosen = (...paths: string[]) =>
  paths.map((path) => ({ path, file: new File(['x'], path.split('/').at(-1)!) }));
const partedOf = (kind: 'SONG' | 'VIDEO', ...paths: string[]) => {
  const { accepted, leftOut } = acceptedOf(chosen(...paths), kind);
  return { accepted: accepted.map(({ path }) => path), leftOut };
};

describe('chosen files', () => {
  it('are sound for the kinds of sound, and the others are named with the reason', () => {
    expect(partedOf('SONG', 'a.mp3', 'b.FLAC', 'film.mp4', 'README', 'cover.gif')).toEqual({
      accepted: ['a.mp3', 'b.FLAC'],
      leftOut: ['film.mp4', 'README', 'cover.gif'].map((path) => ({ path, reason: 'notAudio' })),
    });
  });

  it('in a format that the library does not take are called by it', () => {
    expect(partedOf('SONG', 'a.AIFF', 'b.wma').leftOut).toEqual([
      { path: 'a.AIFF', reason: 'otherFormat', format: 'AIFF' },
      { path: 'b.wma', reason: 'otherFormat', format: 'Windows Media (WMA)' },
    ]);
  });

  it('bring the pictures along that lie beside them, and no others', () => {
    const paths = ['One/cover.JPG', 'One/a.mp3', 'Two/cover.png', 'cover.webp', 'Two/CD 1/b.mp3'];
    expect(partedOf('SONG', ...paths)).toEqual({
      accepted: ['One/cover.JPG', 'One/a.mp3', 'Two/CD 1/b.mp3'],
      leftOut: ['Two/cover.png', 'cover.webp'].map((path) => ({ path, reason: 'alone' })),
    });
    expect(partedOf('VIDEO', 'film.mp4', 'film.jpg').accepted).toEqual(['film.mp4', 'film.jpg']);
    expect(partedOf('SONG', 'film.mp4', 'film.jpg').accepted).toEqual([]);
  });

  it('are films for videos', () => {
    expect(partedOf('VIDEO', 'film.mp4', 'a.mp3')).toEqual({
      accepted: ['film.mp4'],
      leftOut: [{ path: 'a.mp3', reason: 'notVideo' }],
    });
  });

  it('of the system, and hidden ones, are not worth a word', () => {
    const paths = ['.DS_Store', 'Album/._01.mp3', '__MACOSX/a.mp3', 'Album/Thumbs.db', '.git/a.mp3'];
    expect(partedOf('SONG', ...paths)).toEqual({ accepted: [], leftOut: [] });
  });

  it('without a byte are left out', () => {
    const { leftOut } = acceptedOf([{ path: 'a.mp3', file: new File([], 'a.mp3') }], 'SONG');
    expect(leftOut).toEqual([{ path: 'a.mp3', reason: 'empty' }]);
  });
});

it('limits the file chooser to accepted types', () => {
  expect(acceptOf('VIDEO')).toBe('.mp4,.m4v,.webm,.jpg,.jpeg,.png,.webp');
  expect(acceptOf('JINGLE')).toContain('.opus');
});
