import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { textFolders } from '../build/texts.ts';

/** Writes what joins the texts of all folders to one type, by which a key that does not exist does not compile. */
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

/** `kit/form/texts` is `kitForm`. */
const nameOf = (folder: string) =>
  folder.replace(/\/texts$/, '').replaceAll(/\/(\w)/g, (_, letter: string) => letter.toUpperCase());
