import { expect, test } from 'vitest';
import { bannerRenames } from './bannerPositions.ts';
import { renameAndGoBack } from './testing/renamedRows.ts';

test('the migration renames the column, keeps every row, and goes back', async () => {
  const tables = [{ ...bannerRenames, row: { place: 'FOOTER' } }];
  const { renamed, expected, restored, former } = await renameAndGoBack('bannerPositions', tables);
  expect(renamed).toEqual(expected);
  expect(restored).toEqual(former);
});
