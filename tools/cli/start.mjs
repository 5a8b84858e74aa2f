// npm start: installs, builds and runs the product. Also on a fresh clone, with Node 20 or later.
import { prepare } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { command } from './lib/steps.mjs';

await command(async () => {
  await prepare();
  // Beside the demo data, the demo services run unless DEMO_SERVICES says otherwise. In production the server never starts them.
  // A small young generation halves the memory of a busy server; source maps would cost another 60 MB.
  become('node', ['--max-semi-space-size=8', 'dist/server/main.js'], {
    DEMO_SERVICES: process.env.DEMO_SERVICES || 'run',
  });
});
