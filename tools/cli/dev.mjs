// npm run dev: runs the server and the client, and regenerates code, whenever a source file changes. One Ctrl-C ends everything.
import { buildServer, forgetServerBuild } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { root, toolEnvironment } from './lib/project.mjs';
import { command } from './lib/steps.mjs';

/**
 * Address of the portal on Vite's server. Links in e-mails use it, because the server itself serves the portal of the last build.
 */
const portal = { port: 5173, url: 'http://localhost:5173' };

const watchers = [
  { name: 'compile', command: 'tsc -p server --watch --preserveWatchOutput', prefixColor: 'blue' },
  {
    name: 'server',
    command: watched('dist/server/main.js'),
    env: { DEV_PORTAL_URL: portal.url },
    prefixColor: 'magenta',
  },
  { name: 'schema', command: watched('dist/server/commands/printing/printSchema.js'), prefixColor: 'cyan' },
  { name: 'tables', command: watched('dist/server/commands/printing/printTables.js'), prefixColor: 'cyan' },
  { name: 'queries', command: watched('dist/server/commands/printing/printQueries.js'), prefixColor: 'cyan' },
  { name: 'codegen', command: 'graphql-codegen --config codegen.ts --watch', prefixColor: 'yellow' },
  { name: 'client', command: `vite client --port ${portal.port} --strictPort`, prefixColor: 'green' },
];

// Node restarts the program when one of the files that it loaded changes.
function watched(program) {
  return `node --enable-source-maps --watch --watch-preserve-output ${program}`;
}

await command(async () => {
  await install();
  await buildServer();
  forgetServerBuild();
  const { default: concurrently } = await import('concurrently');
  const { result } = concurrently(
    watchers.map((watcher) => ({ ...watcher, cwd: root, env: { ...toolEnvironment(), ...watcher.env } })),
    { killOthersOn: ['failure', 'success'], prefix: 'name', padPrefix: true },
  );
  await result.catch(() => (process.exitCode = 1));
});
