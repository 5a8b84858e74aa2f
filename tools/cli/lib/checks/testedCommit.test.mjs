import { expect, test, vi } from 'vitest';
import { planOf } from './plan.mjs';
import { changeSinceTested } from './testedCommit.mjs';

test('CI_EVERYTHING=1 checks everything, whatever changed', async () => {
  vi.stubEnv('CI_EVERYTHING', '1');
  const change = await changeSinceTested();
  expect(change).toEqual({ files: undefined, why: 'CI_EVERYTHING is set' });
  expect(planOf(change)).toEqual({
    everything: true,
    reasons: ['everything is checked: CI_EVERYTHING is set'],
  });
  vi.unstubAllEnvs();
});
