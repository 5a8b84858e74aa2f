import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const marker = '// @vitest-environment jsdom';
/** Marks a screen test that `npm test` runs. `npm run test:all` also runs the screen tests without this mark. */
const smokeTag = '@module-tag smoke';

export interface TestKinds {
  /** Tests with a DOM: component tests, and tests whose first line requests a DOM. Setting up a DOM takes longer than most tests. */
  screens: string[];
  /** All other tests. */
  units: string[];
}

/** Divides the client's tests by environment. With `TEST_TIER=quick`: all units, and the screens tagged `smoke`. */
export function testKinds(root: string): TestKinds {
  const files = ['src', 'codegen'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => ({ path: join(folder, file), source: readFileSync(join(root, folder, file), 'utf8') })),
  );
  const isScreen = ({ path, source }: (typeof files)[number]) =>
    path.endsWith('.tsx') || source.startsWith(marker);
  const isSmokeRun = process.env['TEST_TIER'] === 'quick';
  const screens = files
    .filter(isScreen)
    .filter(({ source }) => !isSmokeRun || headOf(source).includes(smokeTag));
  const pathsOf = (chosen: typeof files) => chosen.map(({ path }) => path);
  return {
    screens: pathsOf(screens),
    units: pathsOf(files.filter((file) => !isScreen(file))),
  };
}

const headOf = (source: string) => source.split(/^import /m)[0]!;
