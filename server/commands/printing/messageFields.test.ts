import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { messageFields } from './messageFields.ts';

describe('the fields of a message', () => {
  test('have their limits, and are optional or required', () => {
    const message = z.object({
      wait: z.int().min(0).max(20).default(0).describe('Seconds.'),
      count: z.int().describe('Number of items.'),
      key: z.string().max(500).describe('Stream key.'),
      id: z.uuid().describe('Id.'),
      at: z.iso.datetime().nullable().describe('Moment of the event.'),
    });
    expect(messageFields(message)).toEqual([
      { path: 'wait', type: 'integer, 0 to 20, optional', description: 'Seconds.' },
      { path: 'count', type: 'integer', description: 'Number of items.' },
      { path: 'key', type: 'string, at most 500', description: 'Stream key.' },
      { path: 'id', type: 'UUID', description: 'Id.' },
      { path: 'at', type: 'moment or null', description: 'Moment of the event.' },
    ]);
  });

  test('are listed with those of the objects and lists inside', () => {
    const message = z.object({
      radio: z.object({ name: z.string().describe('Name.') }).describe('Radio.'),
      servers: z
        .array(z.object({ kind: z.enum(['A', 'B']).describe('Kind.') }))
        .max(3)
        .describe('Servers.'),
      live: z
        .object({ session: z.string().describe('Session.') })
        .nullable()
        .describe('Live session.'),
    });
    expect(messageFields(message)).toEqual([
      { path: 'radio', type: 'object', description: 'Radio.' },
      { path: 'radio.name', type: 'string', description: 'Name.' },
      { path: 'servers', type: 'list of object, at most 3', description: 'Servers.' },
      { path: 'servers[].kind', type: '`A`, `B`', description: 'Kind.' },
      { path: 'live', type: 'object or null', description: 'Live session.' },
      { path: 'live.session', type: 'string', description: 'Session.' },
    ]);
  });
});
