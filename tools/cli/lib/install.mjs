// Installs the packages of package-lock.json when they are missing.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { inProject, machineEnvironment } from './project.mjs';
import { mustRun } from './run.mjs';
import { step, withHint } from './steps.mjs';

/** Installs the packages of package-lock.json; does nothing when node_modules already contains them. */
export async function install() {
  if (isInstalled()) return;
  refuseLinkedPackages();
  await step('packages installed', () =>
    withHint('Is the package registry reachable? Requires npm 9 and Node 20 or later.', installPackages),
  );
}

/**
 * No package runs an install script (`ignore-scripts` in .npmrc). npm 10 and older would compile better-sqlite3, which downloads
 * headers, although the package ships its binaries. Only the package `node` needs its script, which is run here: it installs
 * Node's binary for this platform.
 */
async function installPackages() {
  const env = machineEnvironment();
  await mustRun('npm', ['ci'], { env });
  await mustRun('npm', ['rebuild', 'node', '--ignore-scripts=false'], { env });
}

// Throws when node_modules is a link: npm ci would empty the folder of the other checkout to which it points.
function refuseLinkedPackages() {
  const packages = lstatSync(inProject('node_modules'), { throwIfNoEntry: false });
  if (!packages?.isSymbolicLink()) return;
  throw new Error('node_modules is a link to packages that differ from package-lock.json. Remove the link.');
}

// npm writes this file last, so it is missing or outdated after an interrupted install. Node's binary is installed after it.
function isInstalled() {
  const record = inProject('node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(inProject('node_modules', '.bin', 'node'))) return false;
  const wanted = packagesOf(inProject('package-lock.json'));
  const present = packagesOf(record);
  return Object.entries(wanted).every(([path, entry]) => {
    const installed = present[path];
    return installed ? isSame(installed, entry) : path === '' || entry.optional === true;
  });
}

const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages;
const isSame = (a, b) => a.version === b.version && a.integrity === b.integrity;
