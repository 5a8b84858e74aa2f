import type { ChildProcess } from 'node:child_process';
import { requestsDuring, type Target } from '../measuring/load.ts';
import { median } from '../measuring/measurements.ts';
import { signedIn, start } from '../regie.ts';
import { fill } from '../rows/sampleRows.ts';
import { rows, scenarios } from '../measuring/scenarios.ts';
import { verdict } from '../measuring/verdict.ts';

const rounds = 30;
const seconds = 0.4;
const warmUpSeconds = 3;
const goalPercent = 15;
const port = 4706;

/** Parts that each server of `accessServer` leaves out. */
const leftOut = ['nothing', 'session check', 'rules', 'session check and rules'];

/**
 * Prints how much of a request for a page of 10 rows the session check and the rules take. Requests the page with and without
 * them, in turns, and measures processor time, because elapsed time depends on the other programs of the machine.
 */
export async function shares(file: string): Promise<void> {
  fill(file, rows);
  const process = start({ file, port, program: 'access/accessServer.js', args: leftOut });
  const targets: Target[] = [];
  for (const index of leftOut.keys()) targets.push(await signedIn(port + index));
  for (const target of targets) await computing(process, target, warmUpSeconds);

  const measurements: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const measured: number[] = [];
    // Each round begins with another target, because the speed of the machine drifts.
    for (let turn = 0; turn < targets.length; turn++) {
      const which = (round + turn) % targets.length;
      measured[which] = await computing(process, targets[which]!, seconds);
    }
    measurements.push(measured);
  }
  print(measurements);
}

/** Processor time of one request to a target, in microseconds. */
async function computing(process: ChildProcess, target: Target, seconds: number): Promise<number> {
  const before = await computedBy(process);
  const { done } = await requestsDuring(target, scenarios[0]!, seconds);
  return ((await computedBy(process)) - before) / done;
}

function computedBy(process: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    process.once('message', (microseconds) => resolve(microseconds as number));
    process.send('how much?');
  });
}

function print(measurements: number[][]) {
  console.log(`${scenarios[0]!.name}, 10 connections, computing per request, median of ${rounds} rounds\n`);
  console.log(`${'left out'.padEnd(44)}${'µs'.padStart(9)}${'share'.padStart(9)}${'goal'.padStart(7)}`);
  for (const [which, name] of leftOut.entries()) {
    const microseconds = median(measurements.map((measurement) => measurement[which]!));
    const share = 100 * median(measurements.map((measurement) => 1 - measurement[which]! / measurement[0]!));
    const isBoth = which === leftOut.length - 1;
    const cells = which > 0 ? `${share.toFixed(1)} %`.padStart(9) : '';
    const goal = isBoth ? `${goalPercent} %`.padStart(7) : '';
    const end = verdict(!(isBoth && share > goalPercent));
    console.log(`${name.padEnd(44)}${microseconds.toFixed(0).padStart(9)}${cells}${goal}${end}`);
  }
}
