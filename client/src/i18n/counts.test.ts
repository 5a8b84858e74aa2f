import i18next from 'i18next';
import { expect, it } from 'vitest';
import ar from '../../public/assets/data/locales/ar.json';
import fr from '../../public/assets/data/locales/fr.json';
import { counts, interpolation } from './counts';

it('counts are written as the language writes numbers, other values as they are', async () => {
  const texts = i18next.createInstance();
  await texts
    .use(counts)
    .init({ lng: 'fr', resources: { fr: { translation: fr }, ar: { translation: ar } }, interpolation });
  expect(texts.t('bulk.changes', { count: 12_000 })).toBe('12\u202f000 modifications');
  expect(texts.t('bulk.changes', { count: 2 })).toBe('2 modifications');
  expect(texts.t('bulk.changes', { count: 12_000, lng: 'ar' })).toBe('12,000 تغيير');
  expect(texts.t('list.sortBy', { name: 2019 })).toMatch(/ 2019$/);
});
