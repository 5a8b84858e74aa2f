import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

const file = process.env['TEST_PATIENCE_FILE'];
const readEvery = 5000;

/**
 * The factor by which every wait of a test grows on this machine. `npm test` measures it while it runs, so it may grow during
 * a test. 1 for a test that is run alone.
 */
export let patience = measured();

if (file) setInterval(() => (patience = measured()), readEvery).unref();

function measured(): number {
  return Number((file && contentOf(file)) || process.env['TEST_PATIENCE'] || 1);
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The run that measured has ended.
    return '';
  }
}
