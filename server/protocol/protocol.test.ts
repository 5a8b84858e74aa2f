import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { OutputProblem } from './station.ts';
import * as live from './live.ts';
import * as setup from './setup.ts';
import * as station from './station.ts';
import * as studio from './studio.ts';
import * as uploads from './uploads.ts';
import * as waitingRoom from './waitingRoom.ts';

const schemas = Object.entries({
  ...setup,
  ...station,
  ...live,
  ...studio,
  ...waitingRoom,
  ...uploads,
  ...uploads.recordFileAnswers,
  ...uploads.looseFileAnswers,
}).flatMap(([name, value]) => (value instanceof z.ZodType ? [[name, value] as const] : []));

interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: string;
}

/** Paths of the schemas and fields that have no description. */
function undescribed(schema: JsonSchema, path: string): string[] {
  return [
    ...(schema.description || schema.const ? [] : [path]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      undescribed(field, `${path}.${name}`),
    ),
    ...(schema.oneOf ?? []).flatMap((option, index) => undescribed(option, `${path}.${index}`)),
    ...(schema.anyOf ?? [])
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .flatMap(([name, field]) => undescribed(field, `${path}.${name}`)),
  ];
}

describe('the messages of the station protocol', () => {
  test.each(schemas)('%s describes each of its fields', (name, schema) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    expect(undescribed(json, name)).toEqual([]);
  });

  test('a field without a description is found', () => {
    const schema = z.object({ wait: z.int(), live: z.object({ part: z.int() }).describe('Live.') });
    expect(undescribed(z.toJSONSchema(schema) as JsonSchema, 'plan')).toEqual([
      'plan',
      'plan.wait',
      'plan.live.part',
    ]);
  });
});

describe('the player reads', () => {
  const item = {
    id: '1',
    media: 2,
    checksum: '',
    at: '2030-01-01T00:00:00.000Z',
    until: '2030-01-01T00:03:00.000Z',
    isHard: false,
    source: 'PLAN',
    title: 'Song',
    credit: '',
    isUntitled: false,
    cues: { cueIn: 0, cueOut: null, fadeIn: 0, fadeOut: 0, gain: -1.5 },
  };
  const plan = {
    now: item.at,
    fade: 500,
    items: [item],
    mark: 'm',
    setup: 's',
    ending: [],
    live: null,
    coming: null,
  };

  test('a plan with fields and sources of a newer back office', () => {
    const newer = { ...plan, colour: 'red', items: [{ ...item, source: 'JINGLE', mood: 'calm' }] };
    expect(station.plan.parse(newer)).toEqual({ ...plan, items: [{ ...item, source: 'JINGLE' }] });
  });

  test('no plan whose items lack their cues', () => {
    const { cues: _, ...bare } = item;
    expect(station.plan.safeParse({ ...plan, items: [bare] }).error?.issues[0]?.path).toEqual([
      'items',
      0,
      'cues',
    ]);
  });

  test('a setup that was stored before servers had TLS', () => {
    const radio = { id: '1', name: 'Regie', slug: 'regie', timeZone: 'UTC' };
    const server = {
      name: 'Own',
      host: '127.0.0.1',
      port: 8000,
      isOwn: true,
      sourceUser: 's',
      sourcePassword: 'p',
    };
    const servers = [{ ...server, adminUser: 'a', adminPassword: 'p', mounts: [] }];
    const stored = { mark: 'm', radio, emergency: null, servers };
    expect(setup.setup.parse(stored).servers[0]).toMatchObject({ isSecure: false });
  });

  test('a refusal of an encoder, and its admission', () => {
    const admitted = { session: '5', title: 'Live', credit: '', comesIn: null };
    expect(live.admission.parse({ refused: 'NO_KEY' })).toEqual({ refused: 'NO_KEY' });
    expect(live.admission.parse(admitted)).toEqual(admitted);
    expect(live.admission.safeParse({}).success).toBe(false);
  });
});

describe('a report', () => {
  const report = { id: 'b7b0c0de-0000-4000-8000-000000000000', kind: 'outputs', at: '2030-01-01T00:00:00Z' };

  test('has no texts and no outputs by default', () => {
    expect(station.report.parse(report)).toEqual({
      ...report,
      title: '',
      credit: '',
      problem: '',
      outputs: [],
    });
  });

  test.each([null, ...Object.values(OutputProblem)])('carries the problem %s of an output', (problem) => {
    const outputs = [{ address: '127.0.0.1:8000/air.mp3', problem, since: report.at }];
    expect(station.report.parse({ ...report, outputs }).outputs).toEqual(outputs);
  });
});

describe('the metadata of an upload', () => {
  const song = { filename: 'a.mp3', kind: 'SONG' };

  test.each(['', '-1', '1234567', 'many'])('count no sounds for %j', (sounds) => {
    expect(uploads.uploadMetadata.parse({ ...song, sounds })).toEqual({ ...song, sounds: '0' });
  });

  test.each([
    ['drop', 100],
    ['folder', 1000],
  ])('limit the length of %s', (name, max) => {
    const group = { drop: 'd', folder: 'f' };
    expect(uploads.uploadGroup.safeParse({ ...group, [name]: 'x'.repeat(max) }).success).toBe(true);
    const { error } = uploads.uploadGroup.safeParse({ ...group, [name]: 'x'.repeat(max + 1) });
    expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
  });
});
