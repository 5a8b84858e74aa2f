// npm run build: installs and builds the product, as far as something changed.
import { prepare } from './lib/build.mjs';
import { command } from './lib/steps.mjs';

await command(prepare);
