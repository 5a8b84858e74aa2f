// The decoder with which sound is measured; the product works without it, its tests want both ways.
import { spawnSync } from 'node:child_process';

/** True when ffmpeg is installed. */
export const hasFfmpeg = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
