import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { objectTypesOf } from '../../kit/rules/protectSchema.ts';
import { ruleOf } from '../../kit/rules/rule.ts';
import { buildAppSchemas } from '../../schema.ts';
import { baseAbilities } from './roles/roles.ts';

const texts = join(import.meta.dirname, '../../../client/src/kit/access/texts');

/** The abilities that the schema itself asks for; other tests of this process may know made-up ones. */
async function neededAbilities() {
  const types = objectTypesOf((await buildAppSchemas()).guarded);
  const holders = types.flatMap((type) => [type, ...Object.values(type.getFields())]);
  return holders.map(ruleOf).filter((rule) => rule?.kind === 'allow');
}

test.each(['en', 'fr'])('the portal has a word in %s for all that rules are about', async (language) => {
  const { access } = JSON.parse(readFileSync(join(texts, `${language}.json`), 'utf8')) as {
    access: Record<'subjects' | 'actions', Record<string, string>>;
  };
  const abilities = [...(await neededAbilities()), ...baseAbilities, { action: 'manage', subject: 'all' }];
  expect(abilities.length).toBeGreaterThan(20);
  expect(abilities.filter(({ subject }) => !access.subjects[subject])).toEqual([]);
  expect(abilities.filter(({ action }) => !access.actions[action])).toEqual([]);
});
