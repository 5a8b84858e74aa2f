import { describe, expect, it } from 'vitest';
import { textsOf, type Texts } from '../../build/texts';
import { languages } from '../i18n/languages';
import { errorTexts, fieldProblems } from './errorTexts.generated';

describe.each(languages)('the texts in %s', (language) => {
  const { field, ...ofCodes } = textsOf(language)['errors'] as Texts;

  it('explain each error code of the server', () => {
    const said = new Set(Object.keys(ofCodes).map((key) => `errors.${key.replace(/_other$/, '')}`));
    expect(Object.entries(errorTexts).filter(([, key]) => !said.has(key))).toEqual([]);
  });

  it('explain each field problem', () => {
    expect(fieldProblems.length).toBeGreaterThan(30);
    expect(fieldProblems.filter((problem) => !Object.hasOwn(field as Texts, problem))).toEqual([]);
  });
});
