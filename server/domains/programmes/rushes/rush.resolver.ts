import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { ToMany } from '../../../kit/read/children.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { RecoverableUpdateResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { Write, Written } from '../../../kit/resource/writes.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { findTeamMember } from '../people/participants.ts';
import { accepted } from './decisions/acceptance.ts';
import { RushStep } from './decisions/rushStep.entity.ts';
import { takeStep, wordsOf } from './decisions/steps.ts';
import { renderAgain } from './rendering/renderAgain.ts';
import { Rush } from './rush.entity.ts';
import { isMyRush, requireOwnRush } from './rushAccess.ts';
import { RushAcceptance, RushPatch } from './rush.inputs.ts';
import { RushState } from './rushEnums.ts';
import { publishRushChanged } from './rushEvents.ts';
import { RushTake } from './takes/rushTake.entity.ts';

const ofRush = { description: 'Id of the `Rush`.' };
const ofVersion = { description: 'Version of the record that the change is based on.' };
const steps =
  'BAD_USER_INPUT with `state: invalidTransition` when the state of the rush does not allow this step. CONFLICT, with the stored rush as `current`, when the rush has changed since `version`.';

@Resolver(() => Rush)
@ToMany('takes', () => RushTake, { first: 10, description: 'Takes, the newest first.' })
@ToMany('steps', () => RushStep, { first: 30, description: 'History of the rush, the newest step first.' })
export class RushResolver extends RecoverableUpdateResolver(Rush, RushPatch, {
  views: 'rushes',
  binViews: 'rushes-bin',
  roles: { staff: ['read', 'create'], editor: ['manage'], user: ['update own'] },
  references: ['emission'],
  searchResult: {
    title: '{title}',
    subtitle: '{emission.title}',
    list: '/admin/rushs',
    record: '/admin/rushs/:id',
  },
}) {
  @Requires('emission.id')
  @FieldResolver(() => Boolean, {
    description:
      'True when the viewer may update all rushes, or presents or produces the emission of the rush. For an update, presenters and producers also need the permission to update rushes.',
  })
  isMine(@Root() { emission }: Row, @Ctx() context: Context): Promise<boolean> {
    return isMyRush(context, (emission as Row | null)?.id);
  }

  @Allow('update', 'Rush')
  @Mutation(() => Rush, {
    description: `Assigns a rush to a team member or to the viewer for review. When \`assigneeId\` is null, a rush in review waits for a reviewer again. \`assigneeId: unknown\` for people outside the team. ${steps}`,
  })
  assignRush(
    @Arg('id', () => ID, ofRush) id: string,
    @Arg('version', () => Int, ofVersion) version: number,
    @Arg('assigneeId', () => ID, {
      nullable: true,
      description:
        'Id of a `User` in the team of the radio, or of the viewer; null to remove the assignment.',
    })
    assigneeId: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const to = assigneeId ? RushState.IN_REVIEW : RushState.RECEIVED;
    const values = async (write: Write<Rush>) => {
      // A rush that was sent back waits for its sender, who must send a new take. It needs no reviewer.
      if (write.existing!.state === RushState.SENT_BACK) throw invalidInput({ state: 'invalidTransition' });
      return { assignee: assigneeId ? await personFor(write, assigneeId) : null };
    };
    return takeStep(context, info, { id, version, to, values });
  }

  @Allow('update', 'Rush')
  @Mutation(() => Rush, {
    description: `Accepts a rush in review. A background job makes a new file from the marked part of the newest take: the sound of an episode, a podcast entry or a media item of the library. The take stays unchanged. Also requires the right to update the episode, to create episodes of the emission, or to create media of the kind. \`take: notReady\` when the newest take cannot be used, or is still being analysed. ${steps}`,
  })
  acceptRush(
    @Arg('id', () => ID, ofRush) id: string,
    @Arg('version', () => Int, ofVersion) version: number,
    @Arg('input', () => RushAcceptance, {
      description: 'Kind of result to make from the rush, with its details.',
    })
    input: RushAcceptance,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const values = (write: Write<Rush>) => accepted(input, write);
    const words = input.words ?? '';
    return takeStep(context, info, { id, version, to: RushState.ACCEPTED, words, values });
  }

  @Allow('update', 'Rush')
  @Mutation(() => Rush, {
    description: `Sends a rush in review back to its sender with a request for a new take. The rush returns to RECEIVED when the new take arrives. ${steps}`,
  })
  sendBackRush(
    @Arg('id', () => ID, ofRush) id: string,
    @Arg('version', () => Int, ofVersion) version: number,
    @Arg('words', () => String, {
      description: 'Request for a new take, for the sender to read, 1 to 2,000 characters.',
    })
    words: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const values = () => ({ waitingSince: new Date() });
    const step = { id, version, to: RushState.SENT_BACK, words: wordsOf(words), values };
    return takeStep(context, info, step);
  }

  @Allow('update', 'Rush')
  @Mutation(() => Rush, { description: `Rejects a rush in review, with the reason. ${steps}` })
  rejectRush(
    @Arg('id', () => ID, ofRush) id: string,
    @Arg('version', () => Int, ofVersion) version: number,
    @Arg('words', () => String, {
      description: 'Reason for the rejection, for the sender to read, 1 to 2,000 characters.',
    })
    words: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const values = () => ({ waitingSince: null });
    const step = { id, version, to: RushState.REJECTED, words: wordsOf(words), values };
    return takeStep(context, info, step);
  }

  @Allow('update', 'Rush')
  @Mutation(() => Rush, {
    description:
      'Makes the resulting file of an accepted rush again after a failure. NOT_RETRIABLE when the file did not fail.',
  })
  renderRushAgain(
    @Arg('id', () => ID, ofRush) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return renderAgain(context, id, info);
  }

  protected override async authorize(existing: Stored<Rush> | undefined, write: Write<Rush>): Promise<void> {
    await requireOwnRush(write, write.action, existing!.emission);
  }

  /**
   * Also checks the permission for the new emission.
   * Otherwise people could move a rush to an emission from which they could not move it back.
   */
  protected override async prepare(
    given: RushPatch & { emission?: number | null },
    write: Write<Rush>,
  ): Promise<object> {
    if (given.emission !== undefined) await requireOwnRush(write, write.action, given.emission);
    return given;
  }

  protected override async afterWrite({ transaction, context, id }: Written<Rush> & Writing): Promise<void> {
    const { events } = context.services;
    await publishRushChanged({ transaction, events }, { radioId: context.radioId!, id });
  }
}

async function personFor(write: Write<Rush>, userId: string): Promise<number> {
  const user = parseId(userId) ?? 0;
  if (user === write.context.viewer!.userId || (await findTeamMember.any(write, { user }))) return user;
  throw invalidInput({ assigneeId: 'unknown' });
}
