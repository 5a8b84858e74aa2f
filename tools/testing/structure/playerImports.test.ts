import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsBetweenSides, importsOfSides } from './playerImports.ts';

const imports = importsOfSides(join(import.meta.dirname, '../../../server'));

describe('the back office and the player', () => {
  test.each(['domains', 'player'])('use the protocol: %s', (side) => {
    const shared = imports.filter(
      ({ file, target }) => file.startsWith(`${side}/`) && target.startsWith('protocol/'),
    );
    expect(shared.length).toBeGreaterThan(5);
  });

  test('never import each other', () => {
    expect(importsBetweenSides(imports)).toEqual([]);
  });
});

describe('an import', () => {
  test.each([
    ['domains/broadcasting/live/rights/admit.ts', 'player/live.ts'],
    ['player/player.ts', 'domains/broadcasting/public.ts'],
    ['player/player.ts', 'kit/errors.ts'],
    ['protocol/station.ts', 'player/live.ts'],
    ['protocol/station.ts', 'domains/broadcasting/public.ts'],
  ])('of %s from %s is found', (file, target) => {
    expect(importsBetweenSides([{ file, target }])).toEqual([{ file, target }]);
  });

  test('of the protocol is allowed', () => {
    const target = 'protocol/station.ts';
    expect(importsBetweenSides([{ file: 'player/player.ts', target }])).toEqual([]);
    expect(importsBetweenSides([{ file: 'domains/broadcasting/live/rights/admit.ts', target }])).toEqual([]);
  });
});
