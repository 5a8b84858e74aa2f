import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { jitExecutor } from '../../../../kit/graphql/executor.ts';
import type { Json } from '../../../../../tools/testing/json.ts';
import { countStatements } from '../../../../../tools/testing/running/statements.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { Poll } from './poll.entity.ts';
import { PollOption } from './pollOption.entity.ts';
import { PollVote } from './pollVote.entity.ts';
import { samplePolls } from '../sample/people.ts';

const app = await createTestApp({}, afterAll);
for (const role of ['one', 'two', 'three']) await addRole(app, role, 'read Profile');
const [first, two, three] = [await app.as('one'), await app.as('two'), await app.as('three')];
const client = await app.tokenOf('client@demo.com');

const counts = 'id question voteCount options { id name position voteCount percent isMine';
const fields = `${counts} voters { id fullName } }`;
const list = `query ($perPage: Int, $filter: PollFilter) { polls(perPage: $perPage, filter: $filter) { items { ${counts} } } } }`;
const byId = `query ($id: ID!) { poll(id: $id) { ${fields} } }`;
const vote = `mutation ($pollId: ID!, $optionId: ID!) { vote(pollId: $pollId, optionId: $optionId) { ${fields} } }`;
const unknown = '2147483647';

/** Each test has a new poll, whose options are stored out of order. */
let poll: string;
let options: Record<'tea' | 'coffee' | 'water', string>;
beforeEach(async () => {
  const em = app.orm.em.fork();
  const made = em.create(Poll, { question: 'What shall we drink?' } as never);
  const add = (name: string, position: number) =>
    em.create(PollOption, { poll: made, name, position } as never);
  const [coffee, tea, water] = [add('Coffee', 2), add('Tea', 1), add('Water', 3)];
  await em.flush();
  poll = String(made.id);
  options = { tea: String(tea.id), coffee: String(coffee.id), water: String(water.id) };
});

const cast = (token: string, option: keyof typeof options) =>
  app.graphql(vote, { pollId: poll, optionId: options[option] }, token);

describe('polls', () => {
  const operations: Array<[string, string, object]> = [
    ['listing', list, {}],
    ['reading one', byId, { id: '1' }],
    ['voting', vote, { pollId: '1', optionId: '1' }],
  ];

  test.each(operations)('need somebody who is signed in: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
  });

  test.each(operations)('need the permission: %s', async (_, document, variables) => {
    expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
  });

  test('take votes for their own answers only', async () => {
    const [otherPoll] = (await app.graphql(list, { perPage: 2 }, first)).data.polls.items.filter(
      ({ id }: Json) => id !== poll,
    );
    for (const optionId of ['0', 'x', unknown, otherPoll.options[0].id])
      expect((await app.graphql(vote, { pollId: poll, optionId }, first)).fields).toEqual({
        optionId: 'unknown',
      });
    expect((await app.graphql(byId, { id: poll }, first)).data.poll.voteCount).toBe(0);
  });

  test.each(['0', '-1', 'x', unknown, '99999999999999'])(
    'that do not exist are not found: %s',
    async (id) => {
      expect((await app.graphql(byId, { id }, first)).code).toBe('NOT_FOUND');
      expect((await app.graphql(vote, { pollId: id, optionId: options.tea }, first)).code).toBe('NOT_FOUND');
    },
  );

  test('offer their answers in their order', async () => {
    const { data } = await app.graphql(byId, { id: poll }, first);
    expect(data.poll.options.map(({ name }: Json) => name)).toEqual(['Tea', 'Coffee', 'Water']);
    expect(data.poll.options.map(({ percent }: Json) => percent)).toEqual([0, 0, 0]);
  });

  test('give everyone one vote, which they may change', async () => {
    await cast(two, 'coffee');
    await cast(three, 'coffee');
    await cast(first, 'coffee');
    const { data } = await cast(first, 'tea');
    const [tea, coffee, water] = data.vote.options;
    expect(data.vote.voteCount).toBe(3);
    expect(tea).toMatchObject({ voteCount: 1, percent: 33, isMine: true });
    expect(coffee).toMatchObject({ voteCount: 2, percent: 67, isMine: false });
    expect(water).toMatchObject({ voteCount: 0, percent: 0, isMine: false, voters: [] });
    expect(coffee.voters).toHaveLength(2);
    expect((await app.graphql(byId, { id: poll }, two)).data.poll.options[1].isMine).toBe(true);
  });

  test('count a person once also when many of their votes race', async () => {
    const names = ['tea', 'coffee', 'water'] as const;
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, index) => cast(first, names[index % 3]!)),
    );
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => undefined));
    expect(await app.orm.em.fork().count(PollVote, { poll: Number(poll) } as never)).toBe(1);
  });

  test('cannot store two votes of one person', async () => {
    await cast(first, 'tea');
    const em = app.orm.em.fork();
    const { user } = await em.findOneOrFail(PollVote, { poll: Number(poll) } as never);
    em.create(PollVote, { poll: Number(poll), option: Number(options.water), user } as never);
    await expect(em.flush()).rejects.toThrow(/unique/i);
  });

  test('are listed, newest first, those of the sample last', async () => {
    const { items } = (await app.graphql(list, { perPage: 20 }, first)).data.polls;
    const ids = items.map(({ id }: Json) => Number(id));
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    expect(items[0]).toMatchObject({ id: poll, voteCount: 0 });
    const votesOf = ({ options: offered }: Json) =>
      offered.map(({ name, voteCount }: Json) => ({ name, votes: voteCount }));
    const sample = items.slice(-samplePolls.length).toReversed();
    expect(sample.map((row: Json) => ({ question: row.question, options: votesOf(row) }))).toEqual(
      samplePolls,
    );
  });

  test('cost the same number of statements for one as for many', async () => {
    const bare = await createTestApp({ executor: jitExecutor });
    const token = await bare.tokenOf('admin@demo.com');
    const statementsOf = countStatements(bare.shared.database);
    const countFor = async (perPage: number) => {
      await bare.graphql(list, { perPage }, token);
      const { texts, answer } = await statementsOf(() => bare.graphql(list, { perPage }, token));
      expect(answer.errors).toEqual([]);
      return texts.filter((sql) => !sql.includes('from "session"')).length;
    };
    const ofOne = await countFor(1);
    expect(ofOne).toBeGreaterThan(1);
    expect(await countFor(2)).toBe(ofOne);
  });
});
