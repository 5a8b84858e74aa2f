// The programs that checks need to be installed on the machine, besides the project's own packages.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { installPackages, mayInstallPackages } from './debian.mjs';
import { hasFfmpeg } from './ffmpeg.mjs';
import { findHaproxy } from './haproxy.mjs';
import { findPostgres, givenPostgres } from './postgres.mjs';
import { step } from '../steps.mjs';

/** Each tool: a function that finds it, the Debian packages that install it, and a hint for other systems. */
export const tools = {
  postgres: {
    isHere: () => Boolean(givenPostgres() ?? findPostgres()),
    packages: ['postgresql', 'postgresql-contrib'],
    hint: 'no PostgreSQL here: install it, or set DATABASE_URL',
  },
  ffmpeg: { isHere: hasFfmpeg, packages: ['ffmpeg'], hint: 'no ffmpeg here: install it' },
  redis: {
    isHere: () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0,
    packages: ['redis-server'],
    hint: 'no Redis here: install redis-server',
  },
  icecast: {
    isHere: () => spawnSync('icecast2', ['-v'], { stdio: 'ignore' }).status === 0,
    packages: ['icecast2'],
    hint: 'no Icecast here: install icecast2',
  },
  liquidsoap: {
    isHere: () => spawnSync('liquidsoap', ['--version'], { stdio: 'ignore' }).status === 0,
    packages: ['liquidsoap'],
    hint: 'no Liquidsoap here: install liquidsoap',
  },
  haproxy: {
    isHere: () => Boolean(findHaproxy()),
    packages: ['haproxy'],
    hint: 'no HAProxy here: install haproxy',
  },
  chromium: {
    isHere: () => Boolean(findChromium()),
    packages: ['chromium', 'chromium-headless-shell', 'fonts-dejavu-core', 'fonts-noto-core'],
    hint: 'no Chromium here: install it, or set CHROMIUM_PATH',
  },
};

/** Installs the missing tools before a check needs them, all together. Does nothing where packages cannot be installed. */
export async function installTools(wanted) {
  const missing = [...new Set(wanted)].filter((tool) => !tool.isHere());
  if (missing.length === 0 || !mayInstallPackages()) return;
  await step('tools installed', () => installPackages(missing.flatMap(({ packages }) => packages)));
}

/** Hint for the first missing tool; undefined when all are installed. */
export const whatIsMissing = (wanted) => wanted.find((tool) => !tool.isHere())?.hint;
