import { describe, expect, test } from 'vitest';
import { isSameName, isPictureName, isCoverName } from './pictureNames.ts';

describe('a picture', () => {
  test.each(['a.jpg', 'A.JPEG', 'b.png', 'c.WebP'])('is one by its name: %s', (name) => {
    expect(isPictureName(name)).toBe(true);
  });
  test.each(['a.mp3', 'jpg', 'a.jpg.mp3', 'a.svg', 'a.gif'])(
    'does not accept the name of another file: %s',
    (name) => {
      expect(isPictureName(name)).toBe(false);
    },
  );
  test.each([
    'cover.jpg',
    'Cover.JPG',
    'folder.png',
    'front.webp',
    'album.jpg',
    'AlbumArt.jpg',
    'AlbumArt_{1234}_Large.jpg',
    'Blue Train - cover (1).jpg',
    '00_front_cover.png',
    'artwork.png',
  ])('is meant for all of its folder: %s', (name) => {
    expect(isCoverName(name)).toBe(true);
  });
  test.each([
    'back.jpg',
    'back cover.jpg',
    'cover_back.png',
    'CD.jpg',
    'discovery.jpg',
    'Undercover.jpg',
    'IMG_1234.jpg',
    'albums.jpg',
  ])('is not meant for all of its folder: %s', (name) => {
    expect(isCoverName(name)).toBe(false);
  });
  test('is called like a sound, whatever the ending, the case, the accents and the way letters are composed', () => {
    expect(isSameName('01 - Été.JPG', '01 - e\u0301te\u0301.mp3')).toBe(true);
    expect(isSameName('01 - Été.jpg', '01 - Ete.mp3')).toBe(true);
    expect(isSameName('Cœur d’or.jpg', "COEUR D'OR.mp3")).toBe(true);
    expect(isSameName('01 - Été.jpg', '02 - Été.mp3')).toBe(false);
    expect(isSameName('a.b.jpg', 'a.b.mp3')).toBe(true);
  });
});
