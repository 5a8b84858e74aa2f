// The decoder with which sound is measured; the product works without it, its tests want both ways.
import { spawnSync } from 'node:child_process';
import { installPackages } from './debian.mjs';

const isHere = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

/** Whether ffmpeg is on this machine; Debian's is installed where it is missing and we may. */
export const findOrInstallFfmpeg = async () => isHere() || ((await installPackages('ffmpeg')) && isHere());
