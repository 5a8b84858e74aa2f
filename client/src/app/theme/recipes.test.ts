import { recipes as allRecipes, slotRecipes as allSlotRecipes } from '@chakra-ui/react/theme';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../testing/sourceFiles';
import { recipes, slotRecipes } from './recipes';

const source = join(import.meta.dirname, '../..');

/** Components without styles from the library: they are styled where they are used. */
const styledByHand = ['FileUpload', 'Fieldset'];

/** Returns every library component in use, with the first file that imports it. */
function componentsInUse(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of sourceFiles(source)) {
    const imports = readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '@chakra-ui\/react'/g);
    for (const [, names = ''] of imports)
      for (const name of names.match(/\b[A-Z]\w+/g) ?? []) if (!found.has(name)) found.set(name, file);
  }
  return found;
}

test('nothing is used without its looks: a switch without them cannot be seen', () => {
  const inUse = componentsInUse();
  expect(inUse.size).toBeGreaterThan(40);
  const recipeOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
  const known = { ...allRecipes, ...allSlotRecipes };
  const ours = { ...recipes, ...slotRecipes };
  const without = [...inUse].filter(
    ([name]) => recipeOf(name) in known && !(recipeOf(name) in ours) && !styledByHand.includes(name),
  );
  expect(without).toEqual([]);
});
