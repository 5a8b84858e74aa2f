// A process that serves the built product for the end-to-end tests of one worker. Each message starts the product again with other
// settings; the modules and the schema are costly to load, and stay loaded. `npm start` itself has its own test.
import { readConfig } from '../../../../dist/server/config.js';
import { buildAppSchemas } from '../../../../dist/server/schema.js';
import { serve } from '../../../../dist/server/serve.js';

const schemas = buildAppSchemas();
let app;

process.on('message', async ({ env }) => {
  try {
    await app?.close();
    app = undefined;
    if (env)
      app = await serve(readConfig({ ...process.env, ...env, SEED: 'demo', PORT: '0' }), await schemas);
    process.send({ url: app && `http://127.0.0.1:${app.server.server.address().port}` });
  } catch (error) {
    process.send({ error: error.stack });
  }
});
process.on('disconnect', () => process.exit());
