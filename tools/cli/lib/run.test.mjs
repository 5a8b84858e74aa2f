import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { measurePatience } from './checks/patience.mjs';
import { processesStartedBy } from './processes.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

const runModule = pathToFileURL(inProject('tools', 'cli', 'lib', 'run.mjs')).href;

/** Program that runs a command in a new terminal; part of every Debian. */
const terminal = '/usr/bin/script';

/** A shell line that starts a program in its own session, as Icecast and Liquidsoap do, and then waits. */
const waiting = (seconds) => `setsid sleep ${seconds} & echo started >&2; sleep ${seconds}`;
/** A long duration in seconds whose digits identify the process in the process list. */
const unique = () => `${randomInt(100_000, 999_999)}.5`;

/** Starts a command that runs a shell line, then another program. */
async function startCommand(line) {
  const script = `import(${JSON.stringify(runModule)}).then(async ({ run }) => {
    setTimeout(() => console.log('running'), 300);
    await run('sh', ['-c', ${JSON.stringify(line)}]);
    console.log('next');
  });`;
  const command = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void command.kill('SIGKILL'));
  let output = '';
  command.stdout.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  await expect.poll(() => output).toContain('running');
  return { command, output: () => output };
}

describe('a command that receives a signal to stop', () => {
  test.each(['SIGINT', 'SIGTERM'])(
    'ends all that it started, and starts nothing more: %s',
    async (signal) => {
      const { command, output } = await startCommand(waiting(unique()));
      await expect.poll(() => processesStartedBy(command.pid).length).toBeGreaterThanOrEqual(3);
      command.kill(signal);
      const [code] = await once(command, 'exit');
      expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
      expect(processesStartedBy(command.pid)).toEqual([]);
      expect(output()).not.toContain('next');
    },
  );

  test('kills what ignores the signal', async () => {
    const { command } = await startCommand(`trap '' TERM; sleep ${unique()}; sleep ${unique()}`);
    expect(processesStartedBy(command.pid)).not.toEqual([]);
    command.kill('SIGTERM');
    await once(command, 'exit');
    expect(processesStartedBy(command.pid)).toEqual([]);
  });
});

describe.runIf(existsSync(terminal))('Ctrl-C in a terminal', () => {
  test('ends npm and all that its script started, within five seconds', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'regie-npm-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const scripts = { test: `exec ${process.execPath} command.mjs` };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'command', private: true, scripts }));
    // A program in its own session that ignores the signal, like a program that the terminal cannot reach.
    const line = `setsid sh -c "trap '' INT; sleep ${unique()}; sleep ${unique()}" & sleep ${unique()}`;
    const started = `import(${JSON.stringify(runModule)}).then(({ run }) => {
      console.log(\`pid \${process.pid}.\`);
      return run('sh', ['-c', ${JSON.stringify(line)}]);
    });`;
    writeFileSync(join(folder, 'command.mjs'), started);
    const shell = spawn(terminal, ['-qec', 'npm test', '/dev/null'], { cwd: folder, stdio: 'pipe' });
    onTestFinished(() => void shell.kill('SIGKILL'));
    let output = '';
    shell.stdout.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    const pid = () => Number(/pid (\d+)\./.exec(output)?.[1]);
    await expect.poll(() => processesStartedBy(pid()).length).toBeGreaterThanOrEqual(4);
    const ended = once(shell, 'exit');
    const start = performance.now();
    shell.stdin.write('\u0003');
    await ended;
    expect(performance.now() - start).toBeLessThan(5000 * measurePatience());
    expect(processesStartedBy(pid())).toEqual([]);
    expect(() => process.kill(pid(), 0)).toThrow('ESRCH');
  });
});

describe('a program', () => {
  test('that is killed from outside reports the signal', async () => {
    expect(await run('sh', ['-c', 'kill -KILL $$'])).toMatchObject({ code: 137, signal: 'SIGKILL' });
  });

  test('that ends by itself has no signal, and returns its output', async () => {
    expect(await run('sh', ['-c', 'echo out; echo error >&2; exit 3'])).toMatchObject({
      code: 3,
      signal: undefined,
      output: 'out\nerror\n',
      left: [],
    });
  });

  test('that leaves another one running has it killed and named', async () => {
    const { code, left } = await run('sh', ['-c', `setsid sleep ${unique()} & exit 0`]);
    expect(code).toBe(0);
    expect(left).toContain('sleep');
  });
});
