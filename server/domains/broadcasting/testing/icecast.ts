import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../../../kit/network/freePorts.ts';

/** A real Icecast on loopback for one test file. */
export interface Icecast {
  port: number;
  stop: () => Promise<void>;
  /** Retry option for tests that query Icecast: only failures after a crash of Icecast are retried. */
  retry: { count: number; delay: number; condition: () => boolean };
}

interface IcecastOptions {
  source: string;
  admin: string;
  /** Serves TLS alone, with this certificate as PEM. */
  certificate?: { key: string; cert: string };
}

/** For tests: starts a real Icecast on loopback with the given passwords. */
export async function startIcecast(
  { source, admin, certificate }: IcecastOptions,
  finished: (work: () => Promise<void>) => void,
): Promise<Icecast> {
  const folder = mkdtempSync(join(tmpdir(), 'regie-icecast-'));
  const port = await freePorts();
  // Icecast refuses to run as root, so it changes to another user, which must be able to write its log.
  chmodSync(folder, 0o777);
  const owner =
    process.getuid?.() === 0 ? '<changeowner><user>nobody</user><group>nogroup</group></changeowner>' : '';
  const file = join(folder, 'icecast.xml');
  const certificateFile = join(folder, 'certificate.pem');
  if (certificate) writeFileSync(certificateFile, certificate.key + certificate.cert);
  writeFileSync(
    file,
    `<icecast>
      <hostname>127.0.0.1</hostname>
      <limits><clients>50</clients><sources>10</sources></limits>
      <authentication>
        <source-password>${source}</source-password>
        <admin-user>admin</admin-user><admin-password>${admin}</admin-password>
      </authentication>
      <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address>${certificate ? '<ssl>1</ssl>' : ''}</listen-socket>
      <paths>
        <basedir>/usr/share/icecast2</basedir><logdir>${folder}</logdir>
        <webroot>/usr/share/icecast2/web</webroot><adminroot>/usr/share/icecast2/admin</adminroot>
        ${certificate ? `<ssl-certificate>${certificateFile}</ssl-certificate>` : ''}
      </paths>
      <security><chroot>0</chroot>${owner}</security>
    </icecast>`,
  );
  let falls = 0;
  let isStopped = false;
  let child: ChildProcess;
  const start = () => {
    child = spawn('icecast2', ['-c', file], { stdio: 'ignore' });
    // A bug makes Icecast 2.4.4 crash on some requests. It is started again, as a service manager would do.
    child.once('exit', (_, signal) => {
      if (isStopped || signal !== 'SIGSEGV') return;
      falls++;
      start();
    });
  };
  start();
  const stop = async () => {
    isStopped = true;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const killed = setTimeout(() => child.kill('SIGKILL'), 2000);
    if (child.exitCode === null && child.signalCode === null) await ended;
    clearTimeout(killed);
    rmSync(folder, { recursive: true, force: true });
  };
  finished(stop);
  // Requests during the start cause most crashes, so the wait only opens a TCP connection.
  for (let tries = 0; !(await isListening(port)); tries++) {
    if (child!.exitCode !== null || tries > 400) throw new Error('Icecast did not start.');
    await pause(50);
  }
  await pause(800);
  let seen = 0;
  const condition = () => falls > seen && (seen = falls) > 0;
  return { port, stop, retry: { count: 3, delay: 2000, condition } };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}
