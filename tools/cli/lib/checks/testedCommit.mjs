// The commit at which all checks last passed, stored in a committed file, so that a fresh clone knows it too.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';
import { mustRun, run } from '../run.mjs';

const file = inProject('.ci', 'tested-commit');

/** Writes the current commit into the file, unless the working tree has uncommitted changes. Returns lines that report it. */
export async function rememberTested() {
  const changed = await mustRun('git', ['status', '--porcelain']);
  if (changed.trim() !== '') return [];
  writeFileSync(file, await mustRun('git', ['rev-parse', 'HEAD']));
  return ['Everything passed: commit .ci/tested-commit, so that CI tests only what changes from here on.'];
}

/**
 * The files that changed since all checks last passed, and the number of commits in between. `files` is undefined when the commit
 * of that time is unknown here, and when CI_EVERYTHING is 1; `why` is then the reason.
 */
export async function changeSinceTested() {
  if (process.env.CI_EVERYTHING === '1') return { files: undefined, why: 'CI_EVERYTHING is set' };
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const isAncestor = async () =>
    (await run('git', ['merge-base', '--is-ancestor', commit, 'HEAD'])).code === 0;
  if (!/^[0-9a-f]{40}$/.test(commit) || !(await isAncestor()))
    return { files: undefined, why: 'the commit at which everything last passed is not in this history' };
  const count = await mustRun('git', ['rev-list', '--count', `${commit}..HEAD`]);
  const files = await mustRun('git', ['diff', '--name-only', '--no-renames', commit, 'HEAD']);
  return { files: files.split('\n').filter(Boolean), commits: Number(count), since: commit.slice(0, 8) };
}
