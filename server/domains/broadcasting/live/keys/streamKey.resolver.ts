import { Arg, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, notFound, type FieldProblems } from '../../../../kit/errors.ts';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { addRow, dropRow } from '../../../../kit/resource/recordedWrites.ts';
import { ReadResolver } from '../../../../kit/resource/resolvers/readResolver.ts';
import { findStoredRows } from '../../../../kit/resource/storedRows.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { ShownOnce } from '../../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow, anySession, SessionOnly } from '../../../../kit/rules/rule.ts';
import { endLive } from '../endLive.ts';
import { LiveEnd } from '../liveEnums.ts';
import { findLiveWithKey } from '../liveQueries.ts';
import { StreamKey } from './streamKey.entity.ts';
import { hashOfStreamKey, makeStreamKey } from './streamKeys.ts';

@OutputType({
  rule: anySession,
  description: 'A stream key of the viewer for this radio, without the key itself.',
})
export class OwnStreamKey {
  @Field(() => ID, { description: 'Id of the stream key, for `deleteStreamKey`.' }) id!: number;
  @Field({ description: 'Name given by the viewer.' }) name!: string;
  @Field(() => DateTimeISO, { description: 'When the stream key was created.' }) createdAt!: Date;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When an encoder last went live with the key; null when the key was never used.',
  })
  lastUsedAt!: Date | null;
}

@OutputType({
  rule: anySession,
  description: 'A new stream key, with the key itself, which is returned only once.',
})
export class NewStreamKey {
  @ShownOnce()
  @Field({
    description: 'The key, returned only once. Encoders use it as the password, with any user name.',
  })
  key!: string;

  @Field(() => OwnStreamKey, { description: 'The stored stream key, without the key itself.' })
  streamKey!: OwnStreamKey;
}

const mayDeleteAny = allow('delete', 'StreamKey');

const maxKeys = 20;
const maxNameLength = 60;

const findKeysOfPerson = query('broadcasting.findKeysOfPerson', (db, { person }: Given<{ person: number }>) =>
  db
    .selectFrom('StreamKey')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('person', '=', person)
    .orderBy('id', 'desc'),
);

const countKeys = query('broadcasting.countKeys', (db, { person }: Given<{ person: number }>) =>
  db.selectFrom('StreamKey').select(count).where('person', '=', person),
);

/** A key grants nothing by itself: its owner's permission to go live is checked at each connection. */
@Resolver(() => StreamKey)
export class StreamKeyResolver extends ReadResolver(StreamKey) {
  @SessionOnly()
  @Query(() => [OwnStreamKey], {
    description: 'The viewer’s stream keys on this radio, the last created first.',
  })
  async ownStreamKeys(@Ctx() context: Context): Promise<OwnStreamKey[]> {
    return findKeysOfPerson.all(context, { person: context.viewer!.userId });
  }

  @SessionOnly()
  @Mutation(() => NewStreamKey, {
    description:
      'Creates a stream key of the viewer for this radio. A viewer may have at most 20 keys for a radio: further keys are rejected with `name: max`. An encoder with the key goes live in the name of the viewer, at times when the viewer may go live.',
  })
  async createStreamKey(
    @Arg('name', { description: 'Name of the key, 1 to 60 characters.' }) name: string,
    @Ctx() context: Context,
  ): Promise<NewStreamKey> {
    const given = name.trim();
    const problems: FieldProblems = {};
    if (given === '') problems['name'] = 'required';
    if (given.length > maxNameLength) problems['name'] = 'tooLong';
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    const person = context.viewer!.userId;
    const key = makeStreamKey();
    const keyHash = hashOfStreamKey(context.services, key)!;
    const id = await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      if ((await countKeys.first(writing, { person }))!.count >= maxKeys) throw invalidInput({ name: 'max' });
      return addRow(writing, context.reads.models.of(StreamKey), { name: given, person, keyHash });
    });
    const streamKey = (await findKeysOfPerson.all(context, { person })).find(
      (listedKey) => listedKey.id === id,
    )!;
    return { key, streamKey };
  }

  @SessionOnly()
  @Mutation(() => ID, {
    description:
      'Revokes a stream key and returns its id. People may revoke their own keys, and any key when they may delete stream keys. A live session that uses the key is disconnected. NOT_FOUND for other keys.',
  })
  async deleteStreamKey(
    @Arg('id', () => ID, { description: 'Id of the `StreamKey`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    const model = context.reads.models.of(StreamKey);
    const rowId = parseId(id) ?? 0;
    await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const stored = (await findStoredRows(writing, model, [rowId])).get(rowId);
      const isOwn = stored?.['person'] === context.viewer!.userId;
      if (
        !stored ||
        /* guard: stream-key-of-others-not-deleted */ (!isOwn && !context.abilities.allows(mayDeleteAny))
      )
        throw notFound('StreamKey');
      const live = await findLiveWithKey.first(writing, { key: rowId });
      if (live)
        await endLive(context.services, writing, live.id, {
          why: LiveEnd.DISCONNECTED,
          by: context.viewer!.name,
        });
      await dropRow(writing, model, stored);
    });
    return id;
  }
}
