// npm run generate: writes the files that are generated from the server's code, then the client's types and hooks from its
// schema.
import { buildServer } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { mustRun, run } from './lib/run.mjs';
import { command, step } from './lib/steps.mjs';

await command(async () => {
  await install();
  // The lists of migrations come first, because the server compiles only when they match their folders.
  await step('lists of migrations written', () =>
    mustRun('node', ['server/commands/printing/printMigrationLists.ts']),
  );
  // Queries use types of tables that are generated from the entities. With outdated types the compiler reports errors, but still
  // emits the program that generates new ones.
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
