import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Radio } from '../../../platform/public.ts';
import { Content } from '../../contents/content.entity.ts';
import { ContentKind, ContentState, SiteLanguage } from '../../contents/contentEnums.ts';

const app = await createTestApp({}, afterAll);
const addressesIn = async (file: string) => {
  const { body } = await app.server.inject({ url: `/site/horizon/fr/${file}` });
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
};

test('a sitemap of more than 1,000 contents has several parts, which name each of them once', async () => {
  const em = app.orm.em.fork();
  const radio = em.getReference(Radio, 1);
  for (let number = 1; number <= 1001; number++)
    em.create(Content, {
      radio,
      kind: ContentKind.PARTNER,
      language: SiteLanguage.FR,
      translationGroup: randomUUID(),
      state: ContentState.PUBLISHED,
      title: `Partner ${number}`,
      slug: `partner-${number}`,
      publishedFrom: new Date('2026-01-01T00:00:00Z'),
    } as never);
  await em.flush();
  const parts = (await addressesIn('sitemap.xml')).filter((address) => address.includes('/contents-'));
  expect(parts.map((address) => address.split('/').at(-1))).toEqual(['contents-1.xml', 'contents-2.xml']);
  const addresses = (
    await Promise.all(['sitemap/contents-1.xml', 'sitemap/contents-2.xml'].map(addressesIn))
  ).flat();
  expect(new Set(addresses).size).toBe(addresses.length);
  const partners = addresses.filter((address) => /\/partners\/partner-\d+$/.test(address));
  expect(partners).toHaveLength(1001);
});
