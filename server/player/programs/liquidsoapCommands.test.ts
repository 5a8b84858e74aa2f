import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { LiquidsoapCommands } from './liquidsoapCommands.ts';

/** Commands to a Liquidsoap that responds with this status, and their log. */
async function commandsAnswered(status: number) {
  const server = createServer((_request, response) => void response.writeHead(status).end());
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lines: string[] = [];
  const { port } = server.address() as AddressInfo;
  return { commands: new LiquidsoapCommands({ port, log: (line) => lines.push(line) }), lines, server };
}

test('an accepted command is not logged', async () => {
  const { commands, lines } = await commandsAnswered(200);
  expect([await commands.endItem(500), lines]).toEqual([true, []]);
});

test('a refused command is logged', async () => {
  const { commands, lines } = await commandsAnswered(404);
  expect(await commands.dropRequests()).toBe(false);
  expect(lines).toEqual(['Liquidsoap refused /forget with status 404.']);
});

test('a command without an answer is logged', async () => {
  const { commands, lines, server } = await commandsAnswered(200);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await commands.dropRequests()).toBe(false);
  expect(lines).toEqual([expect.stringContaining('Liquidsoap did not accept /forget')]);
});
