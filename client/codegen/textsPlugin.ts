import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { textFolders } from '../build/texts.ts';

/** Generates a type of all texts, so that unknown keys are type errors. */
export const plugin: PluginFunction = () => {
  const folders = textFolders();
  return [
    '// Written from the folders of texts by `npm run generate`.',
    ...folders.map((folder) => `import type ${nameOf(folder)} from '../${folder}/en.json';`),
    '',
    '/** The texts of the portal. */',
    `export type Texts = ${folders.map((folder) => `typeof ${nameOf(folder)}`).join(' &\n  ')};`,
    '',
  ].join('\n');
};

/** Returns the import name of a folder: `kitForm` for `kit/form/texts`. */
const nameOf = (folder: string) =>
  folder.replace(/\/texts$/, '').replaceAll(/\/(\w)/g, (_, letter: string) => letter.toUpperCase());
