import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { journeys } from '../../../measures/journeys.mjs';
import { inProject } from '../project.mjs';

test.each(Object.entries(journeys))('the files of the journey exist: %s', (_, steps) => {
  expect(steps.filter(([present]) => !existsSync(inProject(present)))).toEqual([]);
});
