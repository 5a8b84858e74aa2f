import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { objectTypesOf } from '../../../kit/rules/protectSchema.ts';
import { ruleOf } from '../../../kit/rules/rule.ts';
import { buildAppSchemas } from '../../../schema.ts';
import { baseAbilities } from './roles/roles.ts';

const client = join(import.meta.dirname, '../../../../client/src');

type Words = Record<'subjects' | 'actions', Record<string, string>>;

/** Returns the names of subjects and actions in the portal, collected from its kit and features. */
function wordsIn(language: string): Words {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(join('texts', `${language}.json`)),
  );
  const words = files.map((file) => {
    const { access } = JSON.parse(readFileSync(join(client, file), 'utf8')) as { access?: Partial<Words> };
    return access ?? {};
  });
  return {
    subjects: Object.assign({}, ...words.map(({ subjects }) => subjects)) as Words['subjects'],
    actions: Object.assign({}, ...words.map(({ actions }) => actions)) as Words['actions'],
  };
}

/**
 * Returns the abilities that the schema requires. Other tests of this process may have registered invented
 * ones.
 */
async function neededAbilities() {
  const types = objectTypesOf((await buildAppSchemas()).guarded);
  const holders = types.flatMap((type) => [type, ...Object.values(type.getFields())]);
  return holders.map(ruleOf).filter((rule) => rule?.kind === 'allow');
}

test.each(['en', 'fr', 'ar'])(
  'the portal has a word in %s for all that rules are about',
  async (language) => {
    const { subjects, actions } = wordsIn(language);
    const abilities = [...(await neededAbilities()), ...baseAbilities, { action: 'manage', subject: 'all' }];
    expect(abilities.length).toBeGreaterThan(20);
    expect(abilities.filter(({ subject }) => !subjects[subject])).toEqual([]);
    expect(abilities.filter(({ action }) => !actions[action])).toEqual([]);
  },
);
