import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow, findRows, rowsByIds } from '../../../../kit/read/reads.ts';
import { changeEntity, type FollowUp, type Write } from '../../../../kit/resource/writes.ts';
import { Allow, allow } from '../../../../kit/rules/rule.ts';
import { rebaseContentDraft } from '../../drafts/scheduledDrafts.ts';
import { Content } from '../content.entity.ts';
import { requireContent } from '../contentAccess.ts';
import { contentFollowUp } from '../contentFollowUp.ts';
import { actionForStep, contentSteps, ContentStep } from './contentSteps.ts';
import { currentContent, type StoredContent } from '../currentContent.ts';
import { moveContents } from './moveContents.ts';
import { valuesOfStep } from './stepValues.ts';

/** Moves contents between their states. */
@Resolver(() => Content)
export class ContentStepsResolver {
  @Allow('update', 'Content')
  @Mutation(() => Content, {
    description:
      'Moves a content to another state, or changes its period on the website. A content that leaves the website takes over the fields of its draft, which may be unfinished. BAD_USER_INPUT with `step`: `invalidTransition` when the transition does not start from its state; with `pictureAlt`: `required` when a picture without alternative text would be published; with `body`: `alternativeText` when a picture in the text has none; with `reviewerId`: `unknown` when that person may not publish the content. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async moveContent(
    @Arg('id', () => ID, { description: 'Id of the `Content`.' }) id: string,
    @Arg('version', () => Int, {
      description: 'Version of the record that the change is based on.',
    })
    version: number,
    @Arg('step', () => ContentStep, { description: 'Transition to make, such as PUBLISH.' })
    step: ContentStep,
    @Arg('from', () => DateTimeISO, {
      nullable: true,
      description:
        'For PUBLISH and RESCHEDULE: start of the time on the website. A start in the future schedules the content. When null or absent, RESCHEDULE keeps the start; PUBLISH keeps the start of an earlier publication unless `startsNow`, and otherwise publishes now.',
    })
    from: Date | null | undefined,
    @Arg('startsNow', () => Boolean, {
      nullable: true,
      description:
        'For PUBLISH: true to publish now, and not from the start of an earlier publication. `invalid` together with `from`, and for other steps.',
    })
    startsNow: boolean | null | undefined,
    @Arg('until', () => DateTimeISO, {
      nullable: true,
      description:
        'For PUBLISH and RESCHEDULE: end of the time on the website, exclusive; null for no end. When absent, the end stays, unless PUBLISH finds it in the past. `endBeforeStart` unless after the start.',
    })
    until: Date | null | undefined,
    @Arg('reviewerId', () => ID, {
      nullable: true,
      description:
        'For SUBMIT: id of the `User` who is asked to review the content, one of `contentReviewers`. When null or absent, the members of the team who may publish every content are notified, except the viewer. `invalid` for other steps.',
    })
    reviewerId: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    context.abilities.require(allow(contentSteps[step].needs, 'Content'));
    const authorize = ({ id: rowId, state }: StoredContent, write: Write<Content>) =>
      requireContent(write, actionForStep(step, state), rowId);
    const change = { id, version, current: currentContent(context, info), authorize };
    const prepare = (write: Write<Content>) =>
      valuesOfStep(write, step, { from, startsNow, until, reviewerId });
    const rowId = await changeEntity<Content>(context, Content, change, prepare, followUpOf(step));
    return (await findRow(context, Content, rowId, info))!;
  }

  @Allow('update', 'Content')
  @Mutation(() => [Content], {
    description:
      'Moves contents to another state, all or none, and returns them. Contents that already have the state stay unchanged; a published content keeps the start of an earlier publication. BAD_USER_INPUT with `ids.N`, where N is the position in `ids` from 0, names the problem of a content as in `moveContent`, such as `invalidTransition` or `alternativeText`; with `step`: `invalid` for RESCHEDULE, which changes no state. FORBIDDEN when the viewer may not move one of the contents. NOT_FOUND when one of them does not exist.',
  })
  async moveContents(
    @Arg('ids', () => [ID], { description: 'Ids of 1 to 100 `Content`s.' }) ids: string[],
    @Arg('step', () => ContentStep, { description: 'Transition to make, such as ARCHIVE.' })
    step: ContentStep,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row[]> {
    context.abilities.require(allow(contentSteps[step].needs, 'Content'));
    const moved = await moveContents(context, ids, step);
    const rows = await findRows(context, Content, moved, info, []);
    return rowsByIds(rows, moved);
  }
}

/** A new period changes the version of the content, and nothing that its draft is based on. */
const followUpOf = (step: ContentStep): FollowUp<Content> => ({
  ...contentFollowUp,
  afterWrite: async (written) => {
    await contentFollowUp.afterWrite(written);
    const isChanged = Object.keys(written.changes).length > 0;
    if (step === ContentStep.RESCHEDULE && isChanged)
      await rebaseContentDraft(written, written.existing as StoredContent);
  },
});
