import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDemoFolder } from './lockDemoFolder.ts';

let children: ChildProcess[];
let dataDir: string;
beforeEach(() => {
  children = [];
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'regie-folder-')));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

/** Starts another process that locks the folder. Returns its output: when it may not lock the folder, the reason. */
async function lockElsewhere(): Promise<{ child: ChildProcess; output: string }> {
  const code = `
    const { lockDemoFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'lockDemoFolder.ts'))});
    try {
      globalThis.lock = lockDemoFolder({ dataDir: ${JSON.stringify(dataDir)}, startsDemoServices: true });
      console.log('locked');
      setInterval(() => {}, 1000);
    } catch (error) {
      console.log(error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  children.push(child);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, output: String(output).trim() };
}

const lock = (folder = dataDir) => lockDemoFolder({ dataDir: folder, startsDemoServices: true });

describe('the data folder of the demo', () => {
  test('has one server: a second one is refused with the process, the folder and the way out', async () => {
    const { child, output } = await lockElsewhere();
    expect(output).toBe('locked');
    expect(() => lock()).toThrow(`The data folder ${dataDir} is in use by the process ${child.pid} on `);
    expect(() => lock()).toThrow('Stop that process first, or start this one with another folder and port');
    const second = await lockElsewhere();
    expect(second.output).toContain(`the process ${child.pid} `);
  });

  test('is free again when its server was killed', async () => {
    const { child } = await lockElsewhere();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect(lock().release()).resolves.toBeUndefined();
  });

  test('is the same folder under another name', async () => {
    const linked = join(dataDir, 'link');
    symlinkSync(dataDir, linked);
    const first = lock();
    expect(() => lock(linked)).toThrow(dataDir);
    await first.release();
    await lock(linked).release();
  });

  test('is shared by servers that run no programs of the demo', async () => {
    const first = lock();
    expect(() => lockDemoFolder({ dataDir, startsDemoServices: false })).not.toThrow();
    await first.release();
  });
});
