// npm run build: installs and builds, only what is needed.
import { prepare } from './lib/build.mjs';
import { command } from './lib/steps.mjs';

await command(prepare);
