import i18next from 'i18next';
import { expect, it } from 'vitest';
import { textsOf } from '../../build/texts';
import { counts, interpolation } from './counts';

it('counts are written as the language writes numbers, other values as they are', async () => {
  const texts = i18next.createInstance();
  await texts.use(counts).init({
    lng: 'fr',
    resources: { fr: { translation: textsOf('fr') }, ar: { translation: textsOf('ar') } },
    interpolation,
  });
  expect(texts.t('bulk.changes', { count: 12_000 })).toBe('12\u202f000 modifications');
  expect(texts.t('bulk.changes', { count: 2 })).toBe('2 modifications');
  expect(texts.t('bulk.changes', { count: 12_000, lng: 'ar' })).toBe('12,000 تغيير');
  expect(texts.t('list.sortBy', { name: 2019 })).toMatch(/ 2019$/);
});
