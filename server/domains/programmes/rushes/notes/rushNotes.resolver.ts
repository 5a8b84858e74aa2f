import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { requireValid, type FieldProblems } from '../../../../kit/errors.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { addRow, alterRow, purgeRow, type Writing } from '../../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { findStored } from '../../../../kit/resource/writes.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { Rush } from '../rush.entity.ts';
import { requireOwnRush } from '../rushAccess.ts';
import { RushNoteInput } from '../rush.inputs.ts';
import { durationOf, publishChanged } from '../takes/rushTakes.resolver.ts';
import { RushTake } from '../takes/rushTake.entity.ts';
import { RushNote } from './rushNote.entity.ts';

@Resolver(() => RushNote)
export class RushNoteResolver {
  @Allow('update', 'Rush')
  @Mutation(() => RushNote, {
    description:
      'Adds a comment about a moment or a part of a take. BAD_USER_INPUT with `take: notReady` while the file has no known duration.',
  })
  async addRushNote(
    @Arg('takeId', () => ID, { description: 'Id of the `RushTake`.' }) takeId: string,
    @Arg('input', () => RushNoteInput, { description: 'The comment and its position.' }) input: RushNoteInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const id = await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const { take } = await takeOf(writing, takeId);
      requireValid(
        problemsOfRange(input, await durationOf({ ...writing, action: 'update', existing: take })),
      );
      const { start, end = null, text } = input;
      const by = { take: take.id, author: context.viewer!.userId };
      const added = await addRow(writing, context.reads.models.of(RushNote), { start, end, text, ...by });
      await publishChanged({ ...writing, existing: take });
      return added;
    });
    return (await findRow(context, RushNote, id, info))!;
  }

  @Allow('update', 'Rush')
  @Mutation(() => RushNote, {
    description: 'Resolves a comment on a take, or reopens it. Repeating the call changes nothing.',
  })
  async resolveRushNote(
    @Arg('id', () => ID, { description: 'Id of the `RushNote`.' }) id: string,
    @Arg('resolved', () => Boolean, { description: 'True to resolve the comment, false to reopen it.' })
    resolved: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const note = await findStored(writing, RushNote, id);
      const { take } = await takeOf(writing, String(note.take));
      if ((note.resolvedAt !== null) === resolved) return;
      const values = resolved
        ? { resolvedAt: new Date(), resolvedBy: context.viewer!.userId }
        : { resolvedAt: null, resolvedBy: null };
      await alterRow(writing, context.reads.models.of(RushNote), note, values);
      await publishChanged({ ...writing, existing: take });
    });
    return (await findRow(context, RushNote, Number(id), info))!;
  }

  @Allow('update', 'Rush')
  @Mutation(() => ID, {
    description:
      'Deletes a comment on a take and returns its id. Requires the right to update the rush, and for comments of other people also the right to delete it.',
  })
  async deleteRushNote(
    @Arg('id', () => ID, { description: 'Id of the `RushNote`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      const note = await findStored(writing, RushNote, id);
      const { take, emission } = await takeOf(writing, String(note.take));
      if (note.author !== context.viewer!.userId) await requireOwnRush(writing, 'delete', emission);
      await purgeRow(writing, context.reads.models.of(RushNote), note);
      await publishChanged({ ...writing, existing: take });
    });
    return id;
  }
}

/** A take that the viewer may change, of a rush outside the recycle bin. */
async function takeOf(writing: Writing, id: string) {
  const take = await findStored(writing, RushTake, id);
  const { emission } = await findStored(writing, Rush, String(take.rush));
  await requireOwnRush(writing, 'update', emission);
  return { take, emission };
}

function problemsOfRange({ start, end }: RushNoteInput, duration: number): FieldProblems {
  if (start > duration) return { start: 'max' };
  if (typeof end !== 'number') return {};
  if (end > duration) return { end: 'max' };
  return end <= start ? { end: 'min' } : {};
}
