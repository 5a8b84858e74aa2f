import { execFile } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { pages, snippetsOf } from '../cli/lib/checks/docs.mjs';
import { patience } from './running/patience.ts';
import { createTestApp } from './testApp.ts';

const app = await createTestApp({}, afterAll);
const address = await app.server.listen({ host: '127.0.0.1', port: 0 });

/** Runs a snippet against the test server instead of the demo. */
const run = (snippet: string) =>
  new Promise<{ error: Error | null; output: string }>((resolve) => {
    const text = snippet.replaceAll('http://127.0.0.1:4000', address);
    execFile(
      'bash',
      ['-euo', 'pipefail', '-c', text],
      { timeout: Math.ceil(60_000 * patience) },
      (error, output) => resolve({ error, output }),
    );
  });

const snippets = pages().flatMap((page) => snippetsOf(page, 'test server'));

test.each(snippets)(
  'a snippet of the documentation is answered without errors: $page',
  async ({ snippet }) => {
    const { error, output } = await run(snippet);
    expect(error).toBeNull();
    expect(output).not.toContain('"errors"');
    expect(output).not.toContain('"code"');
    expect(JSON.parse(output)).toBeTruthy();
  },
);
