// Measures how slow this machine is: when a run starts, and every ten seconds after that, because other programs may start to
// work beside it. Every timeout of a test is multiplied by this factor.
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

/** Milliseconds that one round takes on the machine on which the timeouts were chosen. */
const usualRound = 3.3;
const roundsAtStart = 60;
const roundsLater = 10;
const measureEvery = 10_000;
/** Number of measurements of which the median counts. A single one may fall into a moment in which this process did not run. */
const maxSamples = 5;
/** Upper limit of the factor, because some tests also play sound that much longer. */
const maxFactor = 6;

/** Factor by which this machine is slower than usual at this moment; at least 1. */
export function measurePatience(rounds = roundsAtStart) {
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
  return Math.min(maxFactor, Math.max(1, (performance.now() - start) / (usualRound * rounds)));
}

/**
 * Writes the highest factor measured so far into a file, which tests read (`tools/testing/running/patience.ts`). Returns a
 * function for the current factor, the path of the file, and a function that stops measuring.
 */
export function watchPatience() {
  const file = inProject('dist', 'test', `patience-${process.pid}`);
  mkdirSync(inProject('dist', 'test'), { recursive: true });
  let factor = measurePatience();
  let samples = Array.from({ length: maxSamples }, () => factor);
  writeFileSync(file, String(factor));
  const timer = setInterval(() => {
    samples = [...samples.slice(1), measurePatience(roundsLater)];
    factor = Math.max(factor, samples.toSorted((a, b) => a - b)[Math.floor(maxSamples / 2)]);
    writeFileSync(file, String(factor));
  }, measureEvery);
  return {
    factor: () => factor,
    file,
    stop() {
      clearInterval(timer);
      rmSync(file, { force: true });
    },
  };
}
