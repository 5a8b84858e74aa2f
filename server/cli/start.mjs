// npm start: installs, builds and runs the product. Also on a fresh clone, with Node 20 or later.
import { prepare } from './lib/build.mjs';
import { become } from './lib/run.mjs';
import { command } from './lib/steps.mjs';

await command(async () => {
  await prepare();
  // Whoever says otherwise is listened to, and in production the server does not.
  become('node', ['--enable-source-maps', 'dist/server/main.js'], {
    BESIDE_DEMO: process.env.BESIDE_DEMO || 'run',
  });
});
