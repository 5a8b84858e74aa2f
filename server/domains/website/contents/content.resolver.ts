import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { RecoverableResolver } from '../../../kit/resource/recoverableResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { changeEntity, type Write, type Written } from '../../../kit/resource/writes.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { requireStep } from '../../../kit/steps/steps.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { recordSlugChange } from '../../platform/public.ts';
import { Content } from './content.entity.ts';
import { ContentInput, ContentPatch } from './content.inputs.ts';
import { formerSlugKind, requireContent, visibleContents } from './contentAccess.ts';
import { ContentState, type ContentKind, type SiteLanguage } from './contentEnums.ts';
import { contentSteps, ContentStep } from './contentSteps.ts';
import { problemsOfContent, valuesOfContent, type GivenContent } from './contentValues.ts';

@Resolver(() => Content)
export class ContentResolver extends RecoverableResolver(Content, ContentInput, ContentPatch, {
  where: visibleContents,
  forVisitors: true,
}) {
  @Requires('state', 'publishedFrom', 'publishedUntil')
  @FieldResolver(() => Boolean, {
    description: 'True when the content is on the website now.',
  })
  isPublic(@Root() { state, publishedFrom, publishedUntil }: Content): boolean {
    const now = Date.now();
    return (
      state === ContentState.PUBLISHED &&
      publishedFrom !== null &&
      publishedFrom.getTime() <= now &&
      (publishedUntil === null || publishedUntil.getTime() > now)
    );
  }

  @Allow('update', 'Content')
  @Mutation(() => Content, {
    description:
      'Moves a content to another state. BAD_USER_INPUT with `step`: `notFromHere` when the transition does not start from its state; with `pictureAlt`: `required` when a picture without alternative text would be published. CONFLICT, with the row as `current`, when it changed since `version`.',
  })
  async moveContent(
    @Arg('id', () => ID, { description: 'Id of the `Content`.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the change started from.' }) version: number,
    @Arg('step', () => ContentStep, { description: 'The transition.' }) step: ContentStep,
    @Arg('from', () => DateTimeISO, {
      nullable: true,
      description:
        'For PUBLISH: start of its time on the website; now when absent. In the future, it is scheduled.',
    })
    from: Date | null | undefined,
    @Arg('until', () => DateTimeISO, {
      nullable: true,
      description:
        'For PUBLISH: end of its time, exclusive; null to stay. `endBeforeStart` unless after `from`.',
    })
    until: Date | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, Content, rowId, info), context.abilities);
    context.abilities.require(allow(contentSteps[step].needs, 'Content'));
    const authorize = (content: Stored<Content>, write: Write<Content>) =>
      requireContent(write, contentSteps[step].needs, (content as Stored<Content> & { id: number }).id);
    const rowId = await changeEntity(context, Content, { id, version, current, authorize }, (write) => {
      const { state, picture, pictureAlt } = write.existing!;
      const { to } = requireStep(contentSteps, step, state);
      if (step === ContentStep.PUBLISH && picture && !pictureAlt)
        throw invalidInput({ pictureAlt: 'required' });
      return step === ContentStep.PUBLISH ? { state: to, ...periodOf(from, until) } : { state: to };
    });
    return (await findRow(context, Content, rowId, info))!;
  }

  protected override async authorize(
    content: Stored<Content> | undefined,
    write: Write<Content>,
  ): Promise<void> {
    if (!content) return;
    const { id, state } = content as Stored<Content> & { id: number };
    // Visitors see a change of a published content at once.
    const isOut = write.action === 'update' && state === ContentState.PUBLISHED;
    await requireContent(write, isOut ? 'publish' : write.action, id);
  }

  protected override async check(given: GivenContent, write: Write<Content>): Promise<FieldProblems> {
    return problemsOfContent(given, write);
  }

  /** An address with the slug that a content loses leads to its new address. */
  protected override async afterWrite({
    transaction,
    context,
    id,
    changes,
    existing,
  }: Written<Content> & Writing): Promise<void> {
    const [kind, language] = (['kind', 'language'] as const).map(
      (name) => existing?.[name] ?? changes[name]?.[1],
    );
    await recordSlugChange(transaction, {
      kind: formerSlugKind(kind as ContentKind, language as SiteLanguage),
      scope: context.radioId!,
      id,
      changes,
    });
  }

  protected override prepare(given: GivenContent, write: Write<Content>): Promise<object> {
    return valuesOfContent(given, write);
  }
}

function periodOf(from: Date | null | undefined, until: Date | null | undefined) {
  const publishedFrom = from ?? new Date();
  if (until && until <= publishedFrom) throw invalidInput({ until: 'endBeforeStart' });
  return { publishedFrom, publishedUntil: until ?? null };
}
