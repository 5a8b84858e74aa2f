// Installs Debian packages where this is possible: as root on a machine with apt-get.
import { existsSync } from 'node:fs';
import { mustRun, run } from '../run.mjs';

const aptGet = '/usr/bin/apt-get';
const dpkg = '/usr/bin/dpkg';

/** True when packages can be installed: on Debian, as root. */
export const mayInstallPackages = () => process.getuid?.() === 0 && existsSync(aptGet);

/**
 * Installs the packages without output. All with one apt-get, because two cannot run together; waits up to ten minutes for an
 * apt-get that somebody else runs. First completes an installation that was interrupted, for example by Ctrl-C: apt-get refuses
 * everything else before that.
 */
export async function installPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-qq', '-o', 'DPkg::Lock::Timeout=600'];
  await mustRun(aptGet, ['update', ...patient], { env });
  await run(dpkg, ['--configure', '-a'], { env });
  await mustRun(aptGet, ['install', '-y', ...patient, '--no-install-recommends', ...packages], { env });
}
