import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailJob } from '../../../kit/mail/mailJob.ts';
import { domains } from '../../index.ts';

const texts = join(import.meta.dirname, '../../../../client/src/features/jobs/texts');
const names = [mailJob, ...domains.flatMap(({ jobs = [] }) => jobs)].map(({ name }) => name);

test.each(['en', 'fr', 'ar'])('the portal has a name in %s for every kind of job', (language) => {
  const { jobs } = JSON.parse(readFileSync(join(texts, `${language}.json`), 'utf8')) as {
    jobs: { kinds: Record<string, string> };
  };
  expect(names.length).toBeGreaterThan(4);
  const wordOf = (name: string) => name.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
  const unnamed = names.filter((name) => !jobs.kinds[wordOf(name)]);
  expect(unnamed).toEqual([]);
});
