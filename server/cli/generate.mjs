// npm run generate: prints schema.graphql from the server, then the client's types and hooks from it.
import { buildServer } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { mustRun } from './lib/run.mjs';
import { command, step } from './lib/steps.mjs';

await command(async () => {
  await install();
  await buildServer();
  await step('schema.graphql printed', () => mustRun('node', ['dist/server/printSchema.js']));
  await step('client types and hooks generated', () =>
    mustRun('graphql-codegen', ['--config', 'codegen.ts']),
  );
});
