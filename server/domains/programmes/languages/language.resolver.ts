import { Resolver } from 'type-graphql';
import type { FieldProblems } from '../../../kit/errors.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { PlanningLabelResolver } from '../labels/planningLabelResolver.ts';
import { Language } from './language.entity.ts';
import { canonicalLanguage } from './languageTag.ts';

const countEmissionsInLanguage = countOfEach(
  'programmes.countEmissionsInLanguage',
  (db, { of }: Given<{ of: number }>) =>
    db
      .selectFrom('EmissionLanguages as link')
      .innerJoin('Emission as emission', 'emission.id', 'link.emission')
      .select(count)
      .where('link.language', '=', of),
);

/**
 * Moves emissions from one language to another.
 * Skips emissions with both languages: their link to the merged language is deleted together with it.
 */
const moveLanguage = query(
  'programmes.moveLanguage',
  (db, { from, into }: Given<{ from: number; into: number }>) =>
    db
      .updateTable('EmissionLanguages')
      .set({ language: into })
      .where('language', '=', from)
      .where('emission', 'not in', (both) =>
        both.selectFrom('EmissionLanguages as own').select('own.emission').where('own.language', '=', into),
      ),
);

@Resolver(() => Language)
export class LanguageResolver extends PlanningLabelResolver(Language, {
  inputs: { input: 'A new language of the radio.', patch: 'Changes to a language.' },
  views: 'languages',
  list: '/admin/planning/language',
  subtitle: '{code}',
  emissions: countEmissionsInLanguage,
  moving: moveLanguage,
}) {
  protected override check({ code }: Partial<Language>): FieldProblems {
    return code !== undefined && !canonicalLanguage(code) ? { code: 'invalid' } : {};
  }

  protected override prepare({ code, ...given }: Partial<Language>) {
    return { ...given, code: code && canonicalLanguage(code) };
  }
}
