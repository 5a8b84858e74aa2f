import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../../../tools/testing/testApp.ts';
import { makePublicity } from '../../../testing/library.ts';
import { todayIn } from './publicityValidity.ts';

const app = await createTestApp({}, afterAll);
const staff = await app.as('support');
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

describe('an advert', () => {
  const list = `query ($filter: PublicityFilter) {
    publicities(perPage: 100, sort: [{ title: ASC }], filter: $filter) { totalItems items { title validity } }
  }`;
  const listed = (filter: object) => app.graphql(list, { filter }, staff);
  const titled = async (campaign: string, validity: object) =>
    (await listed({ campaign: { eq: campaign }, validity })).data.publicities.items.map(
      ({ title }: { title: string }) => title,
    );

  test('is refused a filter of more values than there may be', async () => {
    const { fields } = await listed({ validity: { in: Array.from({ length: 101 }, () => 'VALID') } });
    expect(fields).toEqual({ 'filter.validity.in': 'tooLong' });
  });

  test('is filtered by whether it may air today, consistently with its own field', async () => {
    const campaign = 'Filtered';
    const spots: Record<string, object> = {
      always: { evergreen: true, validFrom: day(9) },
      begun: { validFrom: day(-9) },
      ending: { validTo: day(9) },
      forgotten: { validFrom: day(-9), validTo: day(-3) },
      free: {},
      now: { validFrom: day(-9), validTo: day(9) },
      over: { validTo: day(-3) },
      soon: { validFrom: day(3), validTo: day(9) },
    };
    for (const [title, values] of Object.entries(spots))
      await makePublicity(app, 1, { title, campaign, ...values });
    await makePublicity(app, 2, { title: 'elsewhere', campaign, evergreen: true });
    const expected: Record<string, string[]> = {
      EVERGREEN: ['always'],
      EXPIRED: ['forgotten', 'over'],
      NOT_YET: ['soon'],
      NO_LIMIT: ['free'],
      VALID: ['begun', 'ending', 'now'],
    };
    for (const [validity, titles] of Object.entries(expected)) {
      expect(await titled(campaign, { eq: validity })).toEqual(titles);
      const { items } = (await listed({ campaign: { eq: campaign }, validity: { in: [validity] } })).data
        .publicities;
      expect(items).toEqual(titles.map((title) => ({ title, validity })));
    }
    expect(await titled(campaign, { in: ['NOT_YET', 'EXPIRED'] })).toEqual(['forgotten', 'over', 'soon']);
    expect(await titled(campaign, { eq: 'VALID', in: ['EXPIRED'] })).toEqual([]);
    expect(await titled(campaign, { in: [] })).toEqual([]);
    expect(await titled(campaign, {})).toHaveLength(8);
  });

  test('is listed by the day of its radio', async () => {
    const campaign = 'Far away';
    const zone = (name: string) =>
      app.shared.database.transaction(
        async (transaction) =>
          void (await transaction.run('update radio set time_zone = ? where id = 1', [name])),
      );
    // The dates in these two time zones always differ.
    await makePublicity(app, 1, { title: 'spot', campaign, validTo: todayIn('Pacific/Midway') });
    await zone('Pacific/Midway');
    expect(await titled(campaign, { eq: 'VALID' })).toEqual(['spot']);
    await zone('Pacific/Kiritimati');
    expect(await titled(campaign, { eq: 'EXPIRED' })).toEqual(['spot']);
    await zone('Europe/Paris');
  });
});
