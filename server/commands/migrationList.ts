import { readdir, writeFile } from 'node:fs/promises';

/** Writes `index.ts` into a folder of migrations: the list of all its migrations. The server and its build import the list. */
export async function writeMigrationList(folder: string): Promise<void> {
  const names = (await readdir(folder))
    .filter((file) => /^Migration\d+_\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted();
  const list = [
    ...names.map((name) => `import { ${name} } from './${name}.ts';`),
    '',
    '/** All migrations of this engine, oldest first; `npm run db:migration` and `npm run generate` write it. */',
    'export const migrations = [',
    ...names.map((name) => `  ${name},`),
    '].map((migration) => ({ name: migration.name, class: migration }));',
    '',
  ];
  await writeFile(`${folder}/index.ts`, list.join('\n'));
}
