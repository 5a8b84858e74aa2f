import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeMigrationList } from './migrationList.ts';

const temporary = await mkdtemp(join(tmpdir(), 'regie-migrations-'));
afterAll(() => rm(temporary, { recursive: true }));

test.each(['sqlite', 'postgresql'])(
  'the list of %s names every migration of its folder, oldest first, and is up to date',
  async (engine) => {
    const folder = join(temporary, engine);
    const stored = join(import.meta.dirname, '../migrations', engine);
    await cp(stored, folder, { recursive: true });
    const committed = await readFile(join(stored, 'index.ts'), 'utf8');
    await writeMigrationList(folder);
    expect(await readFile(join(folder, 'index.ts'), 'utf8')).toBe(committed);
    await writeFile(join(folder, 'Migration29990101000000_later.ts'), '');
    await writeMigrationList(folder);
    const names = (await readdir(stored)).filter((file) => file.startsWith('Migration')).toSorted();
    const listed = [...(await readFile(join(folder, 'index.ts'), 'utf8')).matchAll(/^ {2}(\w+),$/gm)];
    expect(listed.map(([, name]) => `${name}.ts`)).toEqual([...names, 'Migration29990101000000_later.ts']);
    expect(await readFile(join(stored, 'index.ts'), 'utf8')).not.toContain('later');
  },
);
