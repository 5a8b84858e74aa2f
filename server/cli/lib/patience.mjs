// How patient tests are on this machine: its speed is measured once a run, and every limit of a wait grows with it.
import { createHash } from 'node:crypto';

/** What the measured work takes, in milliseconds, on the machine that the limits were written on. */
const usual = 400;
const rounds = 120;

/** How many times longer than usual everything takes here, as busy as the machine is now; at least 1. */
export function measurePatience() {
  const start = performance.now();
  const rows = Array.from({ length: 2000 }, (_, id) => ({ id, name: `row ${id}`, parts: [id, String(id)] }));
  let digest = '';
  for (let round = 0; round < rounds; round++) {
    const text = JSON.stringify(rows.toSorted((a, b) => (a.name < b.name ? 1 : -1)));
    digest = createHash('sha256')
      .update(digest)
      .update(JSON.stringify(JSON.parse(text)))
      .digest('hex');
  }
  return Math.max(1, (performance.now() - start) / usual);
}
