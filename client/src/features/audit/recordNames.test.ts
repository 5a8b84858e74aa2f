import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../build/texts';
import { languages } from '../../i18n/languages';
import { recordKindsOf } from '../../kit/defineFeature';
import { features } from '../index';

const types = recordKindsOf(features).map(({ type }) => type);

describe.each(languages)('records in the audit, in %s', (language) => {
  it('have a name, one by one and all of them, that their feature gives them', () => {
    const { records, subjects } = textsOf(language)['audit'] as Record<'records' | 'subjects', object>;
    expect(types.length).toBeGreaterThan(25);
    expect(types.filter((type) => !Object.hasOwn(records, type) || !Object.hasOwn(subjects, type))).toEqual(
      [],
    );
  });
});
