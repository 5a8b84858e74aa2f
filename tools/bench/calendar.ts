import 'reflect-metadata';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { answerTo, milliseconds, post, type Target } from './measuring/load.ts';
import { median } from './measuring/measurements.ts';
import { inBenchFolder, migrated, startRegie } from './regie.ts';
import { verdict } from './measuring/verdict.ts';

/**
 * `npm run bench:calendar`: measures a full calendar, as complete HTTP requests. Prints how long one caller waits for a week, for
 * the clashes of a new series, and for a moved series. The calendar has 200 series with some 60,000 occurrences a year.
 */
const goals = { week: 30, clash: 100, move: 300 };
const turns = 30;
const day = 86_400_000;
const halfHour = 1_800_000;

const everyDay = { frequency: 'DAILY', interval: 1 };
const someDays = [
  ['MO', 'WE', 'FR'],
  ['TU', 'TH', 'SA', 'SU'],
];
const layers = ['PROGRAMMES', 'LIVE', 'ADVERTS', 'FILLER'];
const cellsOfLayer = 48;

/** Half hours of the day in four layers: 130 have one series on all days, 35 have two series that share the days of the week. */
const cells = [
  ...Array.from({ length: 130 }, (_, cell) => ({ cell, recurrence: everyDay })),
  ...Array.from({ length: 70 }, (_, turn) => ({
    cell: 130 + Math.floor(turn / 2),
    recurrence: { frequency: 'WEEKLY', interval: 1, weekdays: someDays[turn % 2] },
  })),
];

const first = new Date(Math.ceil(Date.now() / day) * day + day).toISOString().slice(0, 10);
const timeOf = (cell: number, later = 0) =>
  new Date((cell % cellsOfLayer) * halfHour + later * 60_000).toISOString().slice(11, 16);

await inBenchFolder(async (folder) => {
  const file = join(folder, 'calendar.sqlite');
  await migrated(file);
  const regie = await startRegie({ file, port: 4709 });
  const agent = new Agent({ keepAlive: true });
  const execute: Execute = async (query, variables) =>
    (JSON.parse(await post(agent, regie, JSON.stringify({ query, variables }))) as { data: never }).data;

  const { createEmission } = await execute<{ createEmission: { id: string } }>(
    'mutation { createEmission(input: { title: "Grid", state: RUNNING }) { id } }',
    {},
  );
  const emissionId = createEmission.id;
  const slot = (cell: number, recurrence: object, more: object = {}) => ({
    layer: layers[Math.floor(cell / cellsOfLayer)],
    category: 'LIVE',
    emissionId,
    startDate: first,
    startTime: timeOf(cell),
    duration: 25 * 60_000,
    recurrence,
    ...more,
  });
  const create = 'mutation ($input: SlotInput!) { createSlot(input: $input) { id version } }';
  const made: Made[] = [];
  for (const { cell, recurrence } of cells)
    made.push((await execute<{ createSlot: Made }>(create, { input: slot(cell, recurrence) })).createSlot);

  console.log(
    `${made.length} series, ${await occurrencesInYear(execute)} occurrences in a year, one caller\n`,
  );
  console.log(
    `${'milliseconds for the whole request'.padEnd(48)}${'median'.padStart(9)}${'goal'.padStart(7)}`,
  );
  const calendar = `query ($from: DateTimeISO!, $to: DateTimeISO!) { calendar(from: $from, to: $to) {
    id slotId date layer category title colour startsAt endsAt localStart state isException isCovered version } }`;
  const withRecords = calendar.replace(
    'version }',
    'version emission { id title cover } episode { id title } slot { id version } }',
  );
  const week = (days: number) => {
    const from = Date.parse(first) + days * day;
    return { from: new Date(from).toISOString(), to: new Date(from + 7 * day).toISOString() };
  };
  await print('a stored week', calendar, () => week(7), goals.week);
  await print('a stored week, with its records', withRecords, () => week(7), goals.week);
  await print('a week half a year from now', calendar, () => week(200), goals.week);
  const conflicts = `query ($input: SlotPatch!) { slotConflicts(input: $input) {
    total freeStarts freeLayers clashes { date slotId title startsAt } } }`;
  const free = slot(170, { frequency: 'WEEKLY', interval: 1, weekdays: ['MO'] });
  await print('a new weekly series that fits', conflicts, () => ({ input: free }), goals.clash);
  const taken = { ...free, layer: 'PROGRAMMES', duration: halfHour };
  await print('a new weekly series that clashes', conflicts, () => ({ input: taken }), goals.clash);
  const update = `mutation ($id: ID!, $version: Int!, $input: SlotPatch!) {
    updateSlot(id: $id, version: $version, input: $input) { id version } }`;
  const [moved] = made as [Made];
  await print(
    'the start of a daily series moves',
    update,
    (turn) => ({
      id: moved.id,
      version: moved.version + turn,
      input: { startTime: timeOf(0, turn % 2 === 0 ? 5 : 0) },
    }),
    goals.move,
  );
  await requireRefused(regie, agent, create, { input: slot(1, everyDay) });
  agent.destroy();

  async function print(
    name: string,
    query: string,
    variablesOf: (turn: number) => object,
    goal: number,
  ): Promise<void> {
    const times: number[] = [];
    for (let turn = 0; turn < turns + 5; turn++) {
      const body = JSON.stringify({ query, variables: variablesOf(turn) });
      times.push(await milliseconds(agent, regie, body));
    }
    const time = median(times.slice(5));
    const end = verdict(time <= goal);
    const line = `${name.padEnd(48)}${time.toFixed(1).padStart(9)}${String(goal).padStart(7)}`;
    console.log(`${line}  first ${times[0]!.toFixed(1)}${end}`);
  }
});

interface Made {
  id: string;
  version: number;
}

type Execute = <Data>(query: string, variables: object) => Promise<Data>;

async function occurrencesInYear(execute: Execute): Promise<number> {
  let found = 0;
  for (let days = 0; days < 364; days += 28) {
    const from = Date.parse(first) + days * day;
    const span = { from: new Date(from).toISOString(), to: new Date(from + 28 * day).toISOString() };
    const { calendar } = await execute<{ calendar: object[] }>(
      'query ($from: DateTimeISO!, $to: DateTimeISO!) { calendar(from: $from, to: $to) { id } }',
      span,
    );
    found += calendar.length;
  }
  return found;
}

/** Throws unless the mutation is rejected because of clashes. Otherwise the calendar would not be full enough to measure. */
async function requireRefused(regie: Target, agent: Agent, query: string, variables: object): Promise<void> {
  const { url, token } = regie;
  const { text } = await answerTo(agent, { url, token }, JSON.stringify({ query, variables }));
  if (!text.includes('SCHEDULE_CONFLICT')) throw new Error(text.slice(0, 300));
}
