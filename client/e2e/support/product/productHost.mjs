// A process that serves the built product to the walks of one worker. Each message asks for the product with settings of
// its own; what is costly, the modules and the schema, is loaded once. `npm start` itself has a walk too.
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
