// Builds the server and the client into dist/, each only when its sources have changed.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { compressTexts } from './compress.mjs';
import { fingerprint, unlessDone } from './fingerprint.mjs';
import { install } from './install.mjs';
import { inProject } from './project.mjs';
import { mustRun } from './run.mjs';
import { step } from './steps.mjs';

const shared = ['package-lock.json', 'tsconfig.json'];
const serverSources = ['server', 'tools/bench', 'tools/testing'];

/** Compiles the server into dist/server, and its tests and benchmarks into dist/tools. A type error fails the build. */
export const buildServer = (announce = step) =>
  unlessDone('dist/server.stamp', fingerprint([...shared, ...serverSources]), () =>
    announce('server built', () => {
      forget('dist/server.stamp');
      removeLeftOvers();
      return mustRun('tsc', ['-p', 'server']);
    }),
  );

/** Bundles the client into dist/client. */
export const buildClient = (announce = step) =>
  unlessDone('dist/client.stamp', fingerprint([...shared, 'client']), () =>
    announce('client built', async () => {
      forget('dist/client.stamp');
      // Tests rebuild an outdated client too. Without NODE_ENV, their own environment would make its build different.
      await mustRun('vite', ['build', 'client'], { env: { NODE_ENV: 'production' } });
      await compressTexts(inProject('dist/client'));
    }),
  );

/** Makes the next build compile the server anew. For callers that change dist/server in other ways. */
export const forgetServerBuild = () => forget('dist/server.stamp', 'dist/server.tsbuildinfo');

/** Installs and builds everything that the product needs to run. */
export async function prepare() {
  await install();
  await Promise.all([buildServer(), buildClient()]);
}

/**
 * Removes compiled files whose source was deleted: a deleted migration, for example, would still run. All other files stay, so
 * that the compiler only compiles what changed. Without any compiled file, makes the compiler compile everything.
 */
function removeLeftOvers() {
  const compiled = ['dist/server', 'dist/tools']
    .flatMap(filesIn)
    .filter((name) => /\.js(?:\.map)?$/.test(name));
  if (compiled.length === 0) forget('dist/server.tsbuildinfo');
  const sources = new Set(serverSources.flatMap(filesIn));
  for (const name of compiled) {
    const stem = name.replace(/^dist\//, '').replace(/\.js(?:\.map)?$/, '');
    if (!sources.has(`${stem}.ts`) && !sources.has(`${stem}.tsx`)) forget(name);
  }
}

const filesIn = (folder) =>
  existsSync(inProject(folder))
    ? readdirSync(inProject(folder), { recursive: true }).map((name) => `${folder}/${name}`)
    : [];

function forget(...paths) {
  for (const path of paths) rmSync(inProject(path), { recursive: true, force: true });
}
