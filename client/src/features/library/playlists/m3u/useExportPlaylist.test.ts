import { expect, it } from 'vitest';
import { fileNameOf } from './useExportPlaylist';

it('names a file after its playlist, without what file systems take for something else', () => {
  expect(fileNameOf('Soirée / jazz: 20h?')).toBe('Soirée jazz 20h');
  expect(fileNameOf('../../etc')).toBe('etc');
  expect(fileNameOf('قائمة المساء')).toBe('قائمة المساء');
  expect(fileNameOf('???')).toBe('playlist');
  expect(fileNameOf('x'.repeat(300))).toHaveLength(120);
});
