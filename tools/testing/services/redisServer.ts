import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../../server/kit/network/freePorts.ts';

/** A real Redis for one test, which can be stopped and started again. */
export interface RedisServer {
  url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a Redis that stores nothing on the disk. */
export async function startRedis(finished: (work: () => Promise<void>) => void): Promise<RedisServer> {
  const port = await freePorts();
  let running: ChildProcess | undefined;
  const start = async () => {
    running = spawn(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    );
    await answering(port, running);
  };
  const stop = async () => {
    if (running?.kill('SIGKILL')) await once(running, 'exit');
    running = undefined;
  };
  finished(stop);
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop };
}

async function answering(port: number, server: ChildProcess): Promise<void> {
  const failed = once(server, 'error').then(([error]) => Promise.reject(error as Error));
  const connected = (async () => {
    for (;;) {
      const socket = connect(port, '127.0.0.1');
      const isThere = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      if (isThere) return;
      await pause(20);
    }
  })();
  await Promise.race([connected, failed]);
}
