// Installs Debian packages where we may: as root on a machine that has apt-get.
import { existsSync } from 'node:fs';
import { mustRun } from './run.mjs';

const aptGet = '/usr/bin/apt-get';

/** Installs the packages, quietly. False when this is not a Debian or we are not root. */
export async function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !existsSync(aptGet)) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun(aptGet, ['update', '-qq'], { env });
  await mustRun(aptGet, ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  return true;
}
