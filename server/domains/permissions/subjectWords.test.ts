import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildAppSchemas } from '../../schema.ts';
import { abilitySubjects, actionsOf } from './abilitySubjects.ts';
import { baseAbilities } from './roles.ts';

const locales = join(import.meta.dirname, '../../../client/public/assets/data/locales');
await buildAppSchemas();

test.each(['en', 'fr'])('the portal has a word in %s for all that rules are about', (language) => {
  const { access } = JSON.parse(readFileSync(join(locales, `${language}.json`), 'utf8')) as {
    access: Record<'subjects' | 'actions', Record<string, string>>;
  };
  const subjects = [...abilitySubjects(), ...baseAbilities.map(({ subject }) => subject)];
  const actions = new Set(abilitySubjects().flatMap(actionsOf));
  expect(subjects.filter((subject) => !access.subjects[subject])).toEqual([]);
  expect([...actions].filter((action) => !access.actions[action])).toEqual([]);
});
