// Detects ffmpeg, which decodes sound that is measured. The product also works without it; the tests need both cases.
import { spawnSync } from 'node:child_process';

/** True when ffmpeg is installed. */
export const hasFfmpeg = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
