import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { Card } from './card.entity.ts';
import { cardShapes, type CardKey } from './cardShapes.ts';

// The server logs broken figures, which these tests store on purpose.
const app = await createTestApp({ env: { LOG_LEVEL: 'silent' } }, afterAll);
const admin = await app.tokenOf('admin@demo.com');

interface Request {
  field: string;
  key: CardKey;
  fields: string;
  /** Values that the card offers as a choice: as an argument, and as the stored period. */
  choices?: Array<[argument: string, period: string]>;
}

const periods = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR'].map((period): [string, string] => [
  `period: ${period}`,
  period,
]);
const years = ['2020', '2019', '2018'].map((year): [string, string] => [`year: ${year}`, year]);

const cards: Request[] = [
  {
    field: 'supportTrackerCard',
    key: 'support-tracker',
    fields: 'totalTickets newTickets openTickets responseTime',
    choices: periods,
  },
  {
    field: 'averageSessionsCard',
    key: 'avg-sessions',
    fields: 'sessions growth goal users retention duration step data',
    choices: periods,
  },
  {
    field: 'revenueReportCard',
    key: 'revenue-report',
    fields: 'price budget currency earnings expenses',
    choices: years,
  },
  { field: 'goalOverviewCard', key: 'goal-overview', fields: 'completed inProgress' },
  {
    field: 'revenueCard',
    key: 'revenue',
    fields: 'thisMonth lastMonth currency thisMonthData lastMonthData',
  },
  {
    field: 'productOrdersCard',
    key: 'product-orders',
    fields: 'finished pending rejected',
    choices: periods,
  },
  {
    field: 'sessionsByDeviceCard',
    key: 'sessions-device',
    fields: 'devices { device usage change }',
    choices: periods,
  },
  {
    field: 'customersCard',
    key: 'customers',
    fields: 'newCustomers returning referrals',
    choices: periods,
  },
  { field: 'ordersBarChartCard', key: 'orders-bar-chart', fields: 'orders step data' },
  { field: 'profitLineChartCard', key: 'profit-line-chart', fields: 'profit currency step data' },
  { field: 'subscribersCard', key: 'subscribers', fields: 'subscribers step data' },
  { field: 'revenueGeneratedCard', key: 'revenue-generated', fields: 'revenue currency step data' },
  { field: 'salesCard', key: 'sales', fields: 'sales step data' },
  { field: 'ordersReceivedCard', key: 'orders', fields: 'orders step data' },
  { field: 'siteTrafficCard', key: 'site-traffic', fields: 'visits step data' },
  { field: 'activeUsersCard', key: 'active-users', fields: 'users step data' },
  { field: 'newsletterCard', key: 'newsletter', fields: 'subscribers step data' },
];

const execute = (field: string, fields: string, argument = '', token: string | null = admin) =>
  app.graphql(`{ ${field}${argument && `(${argument})`} { ${fields} } }`, {}, token);

/** Replaces or deletes the stored figures of a card. */
async function store(key: string, period: string, data: Json | null): Promise<void> {
  const em = app.orm.em.fork();
  if (data === null) await em.nativeDelete(Card, { key, period });
  else await em.nativeUpdate(Card, { key, period }, { data } as never);
}

const stored = async (key: string, period: string) =>
  (await app.orm.em.fork().findOneOrFail(Card, { key, period })).data as Json;

/** Converts stored durations to milliseconds: response times are stored in days, sessions in minutes. */
const inMilliseconds = ({ responseTime, duration, ...unchanged }: Json): Json => ({
  ...unchanged,
  ...(responseTime !== undefined && { responseTime: responseTime * 86_400_000 }),
  ...(duration !== undefined && { duration: duration * 60_000 }),
});

describe('the cards of the dashboard', () => {
  test.each(cards)('are refused to signed-out users: $field', async ({ field, fields }) => {
    expect((await execute(field, fields, '', null)).code).toBe('UNAUTHENTICATED');
  });

  test.each(cards)('are refused to clients of the station: $field', async ({ field, fields }) => {
    const { errors } = await execute(field, fields, '', await app.as('subscriber'));
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', action: 'read', subject: 'Card' });
  });

  test('state whether they show sample data, to users who may read them', async () => {
    const isSample = (token: string | null) => app.graphql('{ cardsAreSample }', {}, token);
    expect((await isSample(null)).code).toBe('UNAUTHENTICATED');
    expect((await isSample(await app.as('subscriber'))).code).toBe('FORBIDDEN');
    expect((await isSample(admin)).data).toEqual({ cardsAreSample: true });
    const em = app.orm.em.fork();
    const before = await em.findAll(Card);
    const storedCards = before.map(({ key, period, data }) => ({
      key,
      period,
      data: structuredClone(data) as Json,
    }));
    for (const { key, period, data } of storedCards) await store(key, period, { ...data, recorded: true });
    expect((await isSample(admin)).data).toEqual({ cardsAreSample: false });
    await store(storedCards[0]!.key, storedCards[0]!.period, storedCards[0]!.data);
    expect((await isSample(admin)).data).toEqual({ cardsAreSample: true });
    for (const { key, period, data } of storedCards) await store(key, period, data);
  });

  test('show response times of more than 24 days', async () => {
    const before = await stored('support-tracker', 'LAST_YEAR');
    await store('support-tracker', 'LAST_YEAR', { ...before, responseTime: 40 });
    const { data } = await execute('supportTrackerCard', 'responseTime', 'period: LAST_YEAR');
    expect(data).toEqual({ supportTrackerCard: { responseTime: 40 * 86_400_000 } });
    await store('support-tracker', 'LAST_YEAR', before);
  });

  test('take no year without a report, and name the argument', async () => {
    for (const year of [2017, 2021, 0, -2020]) {
      expect(await execute('revenueReportCard', 'price', `year: ${year}`)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { year: 'unknown' },
      });
    }
  });

  test('take no period that there is none of', async () => {
    const { code } = await execute('customersCard', 'referrals', 'period: LAST_CENTURY');
    expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test.each(cards)('report damaged data, and return nothing of it: $field', async (card) => {
    const { field, fields, key, choices = [['', '']] } = card;
    const [argument, period] = choices[0]!;
    const whole = await stored(key, period);
    for (const broken of brokenForms(whole)) {
      await store(key, period, broken);
      const answer = await execute(field, fields, argument);
      expect(answer.errors[0]?.extensions).toMatchObject({ code: 'BROKEN_RECORD', subject: 'Card' });
      expect(answer.data[field]).toBeNull();
      expect(answer.body).not.toContain('zod');
    }
    await store(key, period, whole);
    expect((await execute(field, fields, argument)).errors).toEqual([]);
  });

  test('leave the others standing when one is broken', async () => {
    const whole = await stored('goal-overview', '');
    await store('goal-overview', '', { completed: 'many' });
    const { data } = await app.graphql('{ goalOverviewCard { completed } salesCard { sales } }', {}, admin);
    expect(data).toEqual({ goalOverviewCard: null, salesCard: { sales: 36 } });
    await store('goal-overview', '', whole);
  });

  test.each(cards)('are null where there are no figures: $field', async ({ field, fields, key, choices }) => {
    const [argument, period] = choices?.[1] ?? ['', ''];
    const whole = await stored(key, period);
    await store(key, period, null);
    expect(await execute(field, fields, argument)).toMatchObject({ data: { [field]: null }, errors: [] });
    const em = app.orm.em.fork();
    em.create(Card, { key, period, data: whole } as never);
    await em.flush();
  });

  test.each(['author', 'restricted-user', 'support', 'manager'])(
    'are read by staff, whatever their role: %s',
    async (role) => {
      const { errors } = await execute('salesCard', 'sales', '', await app.as(role));
      expect(errors).toEqual([]);
    },
  );

  test.each(cards)('return the stored data of each period or year: $field', async (card) => {
    const { field, fields, key, choices = [['', '']] } = card;
    const seen = new Set<string>();
    for (const [argument, period] of choices) {
      const { data } = await execute(field, fields, argument);
      expect(data[field]).toEqual(inMilliseconds(await stored(key, period)));
      seen.add(JSON.stringify(data));
    }
    expect(seen.size).toBe(choices.length);
  });

  test('default to the last 28 days and the latest year', async () => {
    const { data } = await app.graphql(
      '{ customersCard { newCustomers } revenueReportCard { year years } }',
      {},
      admin,
    );
    expect(data).toEqual({
      customersCard: { newCustomers: 690 },
      revenueReportCard: { year: 2020, years: [2020, 2019, 2018] },
    });
  });

  test('are 17, all of them in one request', async () => {
    expect(new Set(cards.map(({ key }) => key))).toEqual(new Set(Object.keys(cardShapes)));
    const document = `{ ${cards.map(({ field, fields }) => `${field} { ${fields} }`).join(' ')} }`;
    const { data, errors } = await app.graphql(document, {}, admin);
    expect(errors).toEqual([]);
    expect(Object.values(data).filter(Boolean)).toHaveLength(17);
  });
});

/** Broken forms of a card's figures: one missing, a text instead of one, and other JSON values. */
function brokenForms(whole: Json): Json[] {
  const [first = '', ...furtherNames] = Object.keys(whole);
  const without = Object.fromEntries(furtherNames.map((name) => [name, whole[name]]));
  return [without, { ...whole, [first]: 'nonsense' }, [], 'text'] as Json[];
}
