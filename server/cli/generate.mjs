// npm run generate: prints what follows from the server's code, then the client's types and hooks from its schema.
import { buildServer } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { mustRun, run } from './lib/run.mjs';
import { command, step } from './lib/steps.mjs';

await command(async () => {
  await install();
  // First of all: the server compiles only with lists that fit their folders.
  await step('lists of migrations written', () =>
    mustRun('node', ['server/commands/printing/printMigrationLists.ts']),
  );
  // Queries are typed by tables that are printed from the entities: what is stale there may not compile, but is emitted.
  await step('tables of the queries printed', async () => {
    await run('tsc', ['-p', 'server']);
    await mustRun('node', ['dist/server/commands/printing/printTables.js']);
  });
  await buildServer();
  await step('queries printed', () => mustRun('node', ['dist/server/commands/printing/printQueries.js']));
  await step('schema.graphql printed', () =>
    mustRun('node', ['dist/server/commands/printing/printSchema.js']),
  );
  await step('generated pages of docs printed', () =>
    mustRun('node', ['dist/server/commands/printing/printDocs.js']),
  );
  await step('client types and hooks generated', () =>
    mustRun('graphql-codegen', ['--config', 'codegen.ts']),
  );
});
