import type { ChildProcess } from 'node:child_process';
import { requestsDuring, type Target } from './load.ts';
import { median, signedIn, start } from './regie.ts';
import { fill } from './sampleRows.ts';
import { rows, scenarios } from './scenarios.ts';

const rounds = 20;
const seconds = 0.5;
const goalPercent = 15;

/** What a server leaves out, as `accessServer` is told. */
const variants = [
  { name: 'as it is', args: [] },
  { name: 'without the session check', args: ['session'] },
  { name: 'without the rules', args: ['rules'] },
  { name: 'without both', args: ['session', 'rules'] },
];

interface Measured {
  target: Target;
  process: ChildProcess;
}

/**
 * The share of a page of 10 that goes into the session check and the rules: the same page with and without them, in
 * turns. What counts is the time that a server computes, for the clock tells of everything else on the machine as well.
 */
export async function shares(file: string): Promise<void> {
  fill(file, rows);
  const servers: Measured[] = [];
  for (const [index, { args }] of variants.entries())
    servers.push(await startVariant(file, 4706 + index, args));
  for (const server of servers) await computingOf(server, 1);

  const figures: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const figure: number[] = [];
    // Another one first each time, for the machine's own speed drifts.
    for (let turn = 0; turn < servers.length; turn++) {
      const which = (round + turn) % servers.length;
      figure[which] = await computingOf(servers[which]!, seconds);
    }
    figures.push(figure);
  }
  print(figures);
}

async function startVariant(file: string, port: number, args: string[]): Promise<Measured> {
  const env = { SECRET: 'a secret that all of the servers here share' };
  const process = start({ file, port, program: 'accessServer.js', args, env });
  return { process, target: await signedIn(port) };
}

/** Microseconds that a server computes for one request. */
async function computingOf({ process, target }: Measured, seconds: number): Promise<number> {
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

function print(figures: number[][]) {
  console.log(`${scenarios[0]!.name}, 10 connections, computing per request, median of ${rounds} rounds\n`);
  console.log(`${'server'.padEnd(44)}${'µs'.padStart(9)}${'share'.padStart(9)}${'goal'.padStart(7)}`);
  for (const [which, { name, args }] of variants.entries()) {
    const computing = median(figures.map((figure) => figure[which]!));
    const share = 100 * median(figures.map((figure) => 1 - figure[which]! / figure[0]!));
    const cells = args.length > 0 ? `${share.toFixed(1)} %`.padStart(9) : '';
    const goal = args.length === 2 ? `${goalPercent} %`.padStart(7) : '';
    const verdict = args.length === 2 && share > goalPercent ? '  above the goal' : '';
    console.log(`${name.padEnd(44)}${computing.toFixed(0).padStart(9)}${cells}${goal}${verdict}`);
  }
}
