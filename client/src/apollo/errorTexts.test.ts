import { describe, expect, it } from 'vitest';
import ar from '../../public/assets/data/locales/ar.json';
import en from '../../public/assets/data/locales/en.json';
import fr from '../../public/assets/data/locales/fr.json';
import { errorTexts, fieldProblems } from './errorTexts.generated';

describe.each(Object.entries({ en, fr, ar }))('the texts in %s', (_, { errors }) => {
  const { field, ...ofCodes } = errors;

  it('say what each code of the server means', () => {
    const said = new Set(Object.keys(ofCodes).map((key) => `errors.${key.replace(/_other$/, '')}`));
    expect(Object.entries(errorTexts).filter(([, key]) => !said.has(key))).toEqual([]);
  });

  it('say what can be wrong with a field', () => {
    expect(fieldProblems.length).toBeGreaterThan(30);
    expect(fieldProblems.filter((problem) => !Object.hasOwn(field, problem))).toEqual([]);
  });
});
