import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver } from 'type-graphql';
import { ToMany } from '../../../../kit/read/children.ts';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, requireValid } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { changeEntity, findStored, type Write } from '../../../../kit/resource/writes.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { visibleRow } from '../../../../kit/rules/visibleRow.ts';
import { RushNote } from '../notes/rushNote.entity.ts';
import { Rush } from '../rush.entity.ts';
import { requireOwnRush } from '../rushAccess.ts';
import { RushMarks } from '../rush.inputs.ts';
import { RushState } from '../rushEnums.ts';
import { publishRushChanged } from '../rushEvents.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { problemsOfMarks } from './markProblems.ts';
import { RushTake } from './rushTake.entity.ts';

@Resolver(() => RushTake)
@ToMany('comments', () => RushNote, { first: 30, description: 'Comments, newest first.' })
export class RushTakeResolver {
  @Allow('update', 'Rush')
  @Mutation(() => RushTake, {
    description:
      'Marks which part of a take will be used. BAD_USER_INPUT with `state: invalidTransition` once the rush is accepted or rejected, and with `take: notReady` while its file has no known duration. CONFLICT, with the stored take as `current`, when the take has changed since `version`.',
  })
  async markRushTake(
    @Arg('id', () => ID, { description: 'Id of the `RushTake`.' }) id: string,
    @Arg('version', () => Int, {
      description: 'Version of the record that the change is based on.',
    })
    version: number,
    @Arg('input', () => RushMarks, {
      description: 'Start and end of the part to use, and the cuts within it.',
    })
    { markIn, markOut, cuts }: RushMarks,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, RushTake, rowId, info), context.abilities);
    const rowId = await changeEntity(
      context,
      RushTake,
      { id, version, current, authorize: requireOwnTake },
      async (write) => {
        await requireUndecided(write);
        const marks = { markIn, markOut, cuts: cuts.map(({ from, to }) => ({ from, to })) };
        requireValid(problemsOfMarks(marks, await durationOf(write)));
        return marks;
      },
      { afterWrite: (write) => publishChanged(write), afterCommit: () => {} },
    );
    return (await findRow(context, RushTake, rowId, info))!;
  }
}

async function requireOwnTake({ rush }: Stored<RushTake>, write: Write<RushTake>): Promise<void> {
  const { emission } = await findStored(write, Rush, String(rush));
  await requireOwnRush(write, 'update', emission);
}

/**
 * Throws when the rush is decided. Its file was made from the marks at that time, so they must not change.
 */
export async function requireUndecided(write: Write<RushTake>): Promise<void> {
  const rush = await findStored(write, Rush, String(write.existing!.rush));
  if (rush.state === RushState.ACCEPTED || rush.state === RushState.REJECTED)
    throw invalidInput({ state: 'invalidTransition' });
}

/** Duration of the file of a take in milliseconds. Throws `take: notReady` while it is unknown. */
export async function durationOf(write: Write<RushTake>): Promise<number> {
  const medium = await findDurationOfTake.first(write, { take: write.existing!.id });
  if (!medium?.duration) throw invalidInput({ take: 'notReady' });
  return medium.duration;
}

const findDurationOfTake = query('programmes.findDurationOfTake', (db, { take }: Given<{ take: number }>) =>
  db
    .selectFrom('RushTake as take')
    .innerJoin('RushSound as medium', 'medium.id', 'take.medium')
    .select('medium.duration')
    .where('take.id', '=', take),
);

/** Publishes, when the transaction commits, that marks or comments of a rush have changed. */
export const publishChanged = ({
  transaction,
  context,
  existing,
}: {
  transaction: Write<RushTake>['transaction'];
  context: Context;
  existing?: { rush: number };
}): Promise<void> =>
  publishRushChanged(
    { transaction, events: context.services.events },
    { radioId: context.radioId!, id: existing!.rush },
  );
