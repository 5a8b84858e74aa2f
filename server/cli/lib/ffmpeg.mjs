// The decoder with which sound is measured; the product works without it, its tests want both ways.
import { spawnSync } from 'node:child_process';

/** Whether ffmpeg is on this machine. */
export const hasFfmpeg = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
