import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inProject } from './project.mjs';

const file = pathToFileURL(inProject('tools', 'cli', 'lib', 'requireNode.mjs')).href;

/** Runs the check in a process that takes itself for another version of Node. */
function checkedAs(version) {
  const script = `
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    await import(${JSON.stringify(file)});
    console.log('goes on');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

test.each(['18.20.4', '16.0.0'])('Node %s is refused with one sentence', (version) =>
  expect(checkedAs(version)).toEqual({
    status: 1,
    stdout: '',
    stderr: `Regie needs Node 20 or later; this is Node ${version}.`,
  }),
);

test.each(['20.0.0', '22.11.0', '24.1.0'])('Node %s is accepted', (version) =>
  expect(checkedAs(version)).toEqual({ status: 0, stdout: 'goes on', stderr: '' }),
);
