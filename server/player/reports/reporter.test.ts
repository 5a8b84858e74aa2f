import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { OutputProblem, type RefusedReport, type Report } from '../../protocol/station.ts';
import { Reporter } from './reporter.ts';

let reporter: Reporter;
let sent: Report[];
let refused: RefusedReport[];
let urgent: number;
let lines: string[];

beforeEach(async () => {
  sent = [];
  refused = [];
  urgent = 0;
  lines = [];
  const folder = await mkdtemp(join(tmpdir(), 'regie-reporter-'));
  reporter = new Reporter({
    folder,
    regie: {
      report: async (reports) => {
        sent.push(...reports);
        return refused;
      },
    },
    onUrgent: () => (urgent += 1),
    onWriteError: () => undefined,
    log: (line) => lines.push(line),
  });
  await reporter.open();
  return () => rm(folder, { recursive: true });
});

const at = Date.parse('2030-01-01T00:00:00.000Z');

describe('a report', () => {
  test('is sent once, with an id and its moment', async () => {
    await reporter.add({ kind: 'began', item: '5', at });
    expect(urgent).toBe(0);
    await reporter.send();
    await reporter.send();
    expect(sent).toEqual([
      { id: expect.any(String), kind: 'began', item: '5', at: '2030-01-01T00:00:00.000Z' },
    ]);
  });

  test('interrupts the wait for the plan when it is urgent, after it is in the journal', async () => {
    await reporter.addUrgent({ kind: 'liveOver', session: '5', at });
    expect(urgent).toBe(1);
  });

  test('that is refused is logged with the field and its problem', async () => {
    refused = [{ index: 0, id: null, field: 'at', problem: 'max' }];
    await reporter.add({ kind: 'began', item: '5', at });
    await reporter.send();
    expect(lines).toEqual([expect.stringContaining('dropped (at: max)')]);
  });
});

describe('the outputs', () => {
  test('are reported with their newest states last, when an event arrives late', async () => {
    await reporter.setOutputs(['a:1/one', 'a:1/two']);
    const connected = (path: string) => ({
      event: 'outputConnected' as const,
      address: `a:1/${path}`,
      problem: '',
    });
    await reporter.outputChanged(connected('two'), at + 5);
    await reporter.outputChanged(connected('one'), at);
    await reporter.send();
    const last = sent.toSorted((a, two) => Date.parse(a.at) - Date.parse(two.at)).at(-1)!;
    expect(last.outputs!.map(({ problem }) => problem)).toEqual([null, null]);
  });

  const address = '127.0.0.1:8000/air.mp3';
  const problems = () => sent.map(({ outputs }) => outputs?.map(({ problem }) => problem));

  test('are reported when one is added, changes or is lost', async () => {
    await reporter.setOutputs([address]);
    await reporter.setOutputs([address]);
    const connected = { event: 'outputConnected', address, problem: '' } as const;
    await reporter.outputChanged(connected, at);
    await reporter.outputChanged(connected, at + 1000);
    await reporter.outputsLost(at + 2000);
    await reporter.send();
    expect(problems()).toEqual([[OutputProblem.CONNECTING], [null], [OutputProblem.CONNECTING]]);
    expect(urgent).toBe(3);
  });

  test('are reported at each setup without any', async () => {
    await reporter.setOutputs([]);
    await reporter.setOutputs([]);
    await reporter.send();
    expect(problems()).toEqual([[], []]);
  });
});
