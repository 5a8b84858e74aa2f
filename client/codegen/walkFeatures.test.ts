// Every walk names the features that it goes through, so that a change of a feature runs the walks of it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileTags, knownTags, smokeWalksIn, walkFiles } from '../e2e/support/walkTags.ts';

/** Features without a walk, each with the reason. */
const withoutWalk: Record<string, string> = {
  jobs: 'Jobs that failed for good need a broken server; JobListPage.test.tsx and server/domains/jobs test them.',
};

const isOfCode = (tag: string) => tag.startsWith('feature/') || tag.startsWith('server/');

describe('walks', () => {
  it('each name a feature', () => {
    expect(walkFiles().filter((file) => !fileTags(file).some(isOfCode))).toEqual([]);
  });

  it('name features that exist', () => {
    const known = new Set(knownTags().map(({ name }) => name));
    const unknown = walkFiles().flatMap((file) => fileTags(file).filter((tag) => !known.has(tag)));
    expect(unknown).toEqual([]);
  });

  it('go through each feature of the client, or a reason is given', () => {
    const walked = new Set(walkFiles().flatMap(fileTags));
    const features = readdirSync(join(import.meta.dirname, '../src/features'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(features.filter((name) => !walked.has(`feature/${name}`)).sort()).toEqual(
      Object.keys(withoutWalk).sort(),
    );
  });

  it('have eight in the smoke tier', () => {
    expect(walkFiles().reduce((sum, file) => sum + smokeWalksIn(file), 0)).toBe(8);
  });
});
