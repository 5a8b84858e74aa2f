import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

const file = process.env['TEST_PATIENCE_FILE'];
const readEvery = 5000;

/**
 * Factor by which every timeout of a test is multiplied on this machine. `npm test` measures it during the whole run, so it may
 * change during a test. 1 when a test is run alone.
 */
export let patience = measured();

// Screens of the client are loaded anew for each test file, and a timer would keep the context of a finished file in memory.
if (file && process.env['TEST_PATIENCE_WATCH'] !== 'no')
  setInterval(() => (patience = measured()), readEvery).unref();

function measured(): number {
  return Number((file && contentOf(file)) || process.env['TEST_PATIENCE'] || 1);
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The run that wrote the file has ended.
    return '';
  }
}
