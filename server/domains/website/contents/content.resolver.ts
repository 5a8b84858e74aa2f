import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { conflict, invalidInput, type FieldProblems } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { reaction } from '../../../kit/reactions/reaction.ts';
import { TakesReaction } from '../../../kit/reactions/takesReaction.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { findRow, parseId } from '../../../kit/read/reads.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import { checkedInside } from '../../../kit/resource/resolvers/updateResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { changeEntity, findStored, type Write, type Written } from '../../../kit/resource/writes.ts';
import { Allow, allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { requireStep } from '../../../kit/steps/steps.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { Colleague, maxColleagues } from '../../content/public.ts';
import { ContentDraft } from '../drafts/contentDraft.entity.ts';
import {
  draftOf,
  draftRowOf,
  hasDraft,
  removeContentDraft,
  requireDraft,
  saveContentDraft,
  StaleDraft,
} from '../drafts/contentDrafts.ts';
import { recordRevision } from '../drafts/contentRevisions.ts';
import { textOfRow } from '../drafts/contentText.ts';
import { storeReferences } from '../references/contentReferences.ts';
import { redirectFormerAddress } from '../redirects/formerAddresses.ts';
import { Content } from './content.entity.ts';
import { ContentInput, ContentPatch } from './content.inputs.ts';
import { existingContent, requireContent, visibleContents } from './contentAccess.ts';
import { ContentState, type ContentKind, type SiteLanguage } from './contentEnums.ts';
import { contentSteps, ContentStep } from './contentSteps.ts';
import { ContentStatus, statusOf } from './contentStatus.ts';
import { discardUnused } from './pictures/picturesOfContent.ts';
import { findContentReviewers, reviewerFor } from './review/contentReviewers.ts';
import { notifyReviewers } from './review/reviewNotice.ts';
import {
  problemsOfContent,
  requireAlternativeTexts,
  valuesOfContent,
  type GivenContent,
} from './contentValues.ts';
import { isOutdated, lacksTranslation } from './translations.ts';

const bookmarks = reaction('website.bookmark', { table: 'ContentBookmark', on: 'content', of: 'Content' });

@Resolver(() => Content)
@TakesReaction(Content, bookmarks, {
  rule: allow('read', 'Content'),
  mutation: {
    name: 'bookmarkContent',
    description: 'Bookmarks a content for the viewer, or removes the bookmark.',
  },
  count: { name: 'bookmarkCount', description: 'Number of people who bookmarked the content.' },
  own: {
    name: 'isBookmarked',
    description: 'True when the viewer has bookmarked the content.',
    argument: 'True to bookmark, false to remove the bookmark.',
  },
  seen: existingContent,
})
export class ContentResolver extends RecoverableResolver(Content, ContentInput, ContentPatch, {
  where: visibleContents,
  forVisitors: true,
}) {
  @Requires('state', 'publishedFrom', 'publishedUntil')
  @FieldResolver(() => Boolean, {
    description:
      'True when `status` is PUBLISHED. Visitors then see the content while the website is public.',
  })
  isPublic(@Root() content: Content): boolean {
    return statusOf(content, new Date()) === ContentStatus.PUBLISHED;
  }

  @Requires('state', 'publishedFrom', 'publishedUntil')
  @FieldResolver(() => ContentStatus, {
    description:
      'State of the content at this moment. The same as `state`, except that a published content is SCHEDULED before `publishedFrom` and ENDED from `publishedUntil` on.',
  })
  status(@Root() content: Content): ContentStatus {
    return statusOf(content, new Date());
  }

  @Allow('update', 'Content')
  @Query(() => [Colleague], {
    description:
      'People of the team who may publish the content, by name, to ask one of them for a review. The viewer is not among them. Considers the first 100 people of the team whose name or username matches `search`.',
  })
  contentReviewers(
    @Arg('id', () => ID, { description: 'Id of the `Content`.' }) id: string,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only people whose name or username contains this text, at most 100 characters.',
    })
    search: string | null | undefined,
    @Arg('first', () => Int, {
      defaultValue: 8,
      description: `Maximum number of people, 1 to ${maxColleagues}.`,
    })
    first: number,
    @Ctx() context: Context,
  ): Promise<Colleague[]> {
    return findContentReviewers(context, id, { search: search ?? '', first });
  }

  @Allow('update', 'Content')
  @Mutation(() => Content, {
    description:
      'Moves a content to another state. A content that leaves the website takes over the fields of its draft, which are checked as in `updateContent`. BAD_USER_INPUT with `step`: `invalidTransition` when the transition does not start from its state; with `pictureAlt`: `required` when a picture without alternative text would be published; with `body`: `alternativeText` when a picture in the text has none; with `reviewerId`: `unknown` when that person may not publish the content. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
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
        'For PUBLISH: start of the time on the website; now when null or absent. A start in the future schedules the content.',
    })
    from: Date | null | undefined,
    @Arg('until', () => DateTimeISO, {
      nullable: true,
      description:
        'For PUBLISH: end of the time on the website, exclusive; null for no end. `endBeforeStart` unless after `from`.',
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
    const current = currentRow(context, info);
    const authorize = ({ id: rowId }: StoredContent, write: Write<Content>) =>
      requireContent(write, contentSteps[step].needs, rowId);
    const prepare = async (write: Write<Content>) => {
      const { state, picture, pictureAlt, body } = write.existing!;
      const { to } = requireStep(contentSteps, step, state);
      if (step === ContentStep.PUBLISH && picture && !pictureAlt)
        throw invalidInput({ pictureAlt: 'required' });
      if (step === ContentStep.PUBLISH) requireAlternativeTexts(body);
      const reviewer = await reviewerFor(write, step, reviewerId);
      if (step === ContentStep.PUBLISH) return { state: to, reviewer, ...periodOf(from, until) };
      return { state: to, reviewer, ...(await this.#valuesOfOpenDraft(write)) };
    };
    const change = { id, version, current, authorize };
    const rowId = await changeEntity<Content>(context, Content, change, prepare, this.followUp());
    return (await findRow(context, Content, rowId, info))!;
  }

  @Allow('update', 'Content')
  @Mutation(() => Content, {
    description:
      'Saves changes to a published content as a separate draft. Visitors see the published text until the draft is published. BAD_USER_INPUT with `id`: `notPublished` when the content is not published; change it with `updateContent` instead. CONFLICT, with the stored content as `current`, when the content or its draft has changed since `version` or `draftVersion`.',
  })
  async saveContentDraft(
    @Arg('id', () => ID, { description: 'Id of the `Content`.' }) id: string,
    @Arg('version', () => Int, { description: 'Version of the content that the changes are based on.' })
    version: number,
    @Arg('draftVersion', () => Int, {
      description: 'Version of the draft that the changes are based on; 0 when the content has no draft.',
    })
    draftVersion: number,
    @Arg('input', () => ContentPatch, {
      description: 'The fields to change; absent fields stay as they are.',
      validateFn: checkedInside,
    })
    input: ContentPatch,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const checked = await this.checking(input);
    return this.#changeDraft({ id, context, info }, async (write) => {
      if (write.existing!.state !== ContentState.PUBLISHED) throw invalidInput({ id: 'notPublished' });
      if (write.existing!.version !== version) throw new StaleDraft();
      return saveContentDraft(write, await checked(write), draftVersion);
    });
  }

  @Allow('update', 'Content')
  @Mutation(() => Content, {
    description:
      'Discards the draft of a content: the published text stays. Does nothing when there is none. CONFLICT, with the stored content as `current`, when the draft has changed since `draftVersion`.',
  })
  async discardContentDraft(
    @Arg('id', () => ID, { description: 'Id of the `Content`.' }) id: string,
    @Arg('draftVersion', () => Int, { description: 'Version of the draft to discard.' })
    draftVersion: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return this.#changeDraft({ id, context, info }, async (write) => {
      const draft = await draftOf(write);
      if (draft && draft.version !== draftVersion) throw new StaleDraft();
      return removeContentDraft(write);
    });
  }

  @Allow('publish', 'Content')
  @Mutation(() => Content, {
    description:
      'Publishes the draft of a content: its text replaces the published one and becomes a revision. BAD_USER_INPUT names the fields that are not acceptable. CONFLICT, with the stored content as `current`, when the content or its draft has changed since `version` or `draftVersion`, when there is no draft, or when it is based on another version of the content.',
  })
  async publishContentDraft(
    @Arg('id', () => ID, { description: 'Id of the `Content`.' }) id: string,
    @Arg('version', () => Int, { description: 'Version of the content whose text the draft replaces.' })
    version: number,
    @Arg('draftVersion', () => Int, { description: 'Version of the draft to publish.' }) draftVersion: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const current = currentRow(context, info);
    const authorize = ({ id: rowId }: StoredContent, write: Write<Content>) =>
      requireContent(write, 'publish', rowId);
    const prepare = async (write: Write<Content>) => {
      const { fields } = await requireDraft(write, draftVersion);
      const values = await (await this.reading(Object.assign(new ContentPatch(), fields)))(write);
      await removeContentDraft(write);
      return values;
    };
    const change = { id, version, current, authorize };
    const rowId = await orConflict(current, id, () =>
      changeEntity<Content>(context, Content, change, prepare, this.followUp()),
    );
    return (await findRow(context, Content, rowId, info))!;
  }

  @FieldResolver(() => ContentDraft, {
    nullable: true,
    description: 'Saved draft with changes that are not published yet; null without one.',
  })
  draft(@Root() { id }: Row, @Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    return draftRowOf(context, id, info);
  }

  @FieldResolver(() => Boolean, { description: 'True when a draft with unpublished changes is saved.' })
  hasDraft(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return hasDraft(context, id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True when the original was changed and published again after the last change of this translation. The original is the first content of the translation group.',
  })
  isOutdated(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return isOutdated(context, id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True when the content lacks a translation into one of the languages of `SiteLanguage`. Translations in the recycle bin do not count.',
  })
  lacksTranslation(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return lacksTranslation(context, id);
  }

  /**
   * Changes the draft of a content in a transaction that locks the content, and returns the content. `change` returns the picture that
   * the draft had before.
   */
  async #changeDraft(
    { id, context, info }: { id: string; context: Context; info: GraphQLResolveInfo },
    change: (write: Write<Content>) => Promise<string>,
  ): Promise<Row> {
    const current = currentRow(context, info);
    const before = await orConflict(current, id, () =>
      inTransaction(context.database, async (transaction) => {
        const existing = (await findStored({ transaction, context }, Content, id)) as StoredContent;
        const write: Write<Content> = { transaction, context, action: 'update', existing };
        await requireContent(write, 'update', existing.id);
        return change(write);
      }),
    );
    await discardUnused(context, parseId(id)!, [before]);
    return (await findRow(context, Content, parseId(id)!, info))!;
  }

  /** Moves the draft of a content that leaves the website into the content, which is then edited directly. Returns its values. */
  async #valuesOfOpenDraft(write: Write<Content>): Promise<object> {
    const draft = await draftOf(write);
    if (!draft) return {};
    const values = await (await this.reading(Object.assign(new ContentPatch(), draft.fields)))(write);
    await removeContentDraft(write);
    return values;
  }

  protected override async authorize(
    content: Stored<Content> | undefined,
    write: Write<Content>,
  ): Promise<void> {
    if (!content) return;
    const { id, state } = content as StoredContent;
    // Visitors see a change of a published content at once.
    const isOut = write.action === 'update' && state === ContentState.PUBLISHED;
    await requireContent(write, isOut ? 'publish' : write.action, id);
  }

  protected override async check(given: GivenContent, write: Write<Content>): Promise<FieldProblems> {
    return problemsOfContent(given, write);
  }

  /**
   * An address with the slug that a content loses leads to its new address; the references of its text are stored; a published text
   * becomes a revision.
   */
  protected override async afterWrite(written: Written<Content> & Writing): Promise<void> {
    const { transaction, context, id, changes, existing } = written;
    const [kind, language] = (['kind', 'language'] as const).map(
      (name) => existing?.[name] ?? changes[name]?.[1],
    );
    await redirectFormerAddress(
      { transaction, context },
      { kind: kind as ContentKind, language: language as SiteLanguage, changes },
    );
    const body = changes['body']?.[1];
    if (written.action !== 'delete' && typeof body === 'string')
      await storeReferences(written, { content: id, isDraft: false, body });
    if (written.action === 'update') await recordPublished(written, existing!);
    if (existing && changes['state']?.[1] === ContentState.REVIEW)
      await notifyReviewers(written, {
        id,
        title: existing.title,
        reviewer: (changes['reviewer']?.[1] as number | null | undefined) ?? null,
      });
  }

  protected override async afterCommit({ context, id, changes }: Written<Content>): Promise<void> {
    const before = changes['picture']?.[0];
    const pictures = [...(before ? [String(before)] : []), ...(picturesOfOldRevisions.get(changes) ?? [])];
    await discardUnused(context, id, pictures);
  }

  protected override prepare(given: GivenContent, write: Write<Content>): Promise<object> {
    return valuesOfContent(given, write);
  }
}

type StoredContent = Stored<Content> & { id: number };

/** Returns a function that reads the current content, as far as the caller may see it, for CONFLICT errors. */
const currentRow = (context: Context, info: GraphQLResolveInfo) => async (rowId: number) =>
  visibleRow(info, await findRow(context, Content, rowId, info), context.abilities);

/** Throws CONFLICT for a draft that turned out to be stale, after the transaction was rolled back. */
async function orConflict<Result>(
  current: (rowId: number) => Promise<object | null>,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StaleDraft ? conflict('Content', await current(parseId(id)!)) : error;
  }
}

/** Pictures of the revisions that a write deleted, by its changes; their files are deleted after the commit. */
const picturesOfOldRevisions = new WeakMap<object, string[]>();

/** Stores a revision when the write put a text on the website. */
async function recordPublished(
  { transaction, context, id, changes }: Written<Content> & Writing,
  before: Stored<Content>,
): Promise<void> {
  const now = Object.fromEntries(Object.entries(changes).map(([name, [, value]]) => [name, value]));
  const row = { ...before, ...now } as Stored<Content>;
  if (row.state !== ContentState.PUBLISHED) return;
  const former = { text: textOfRow(before), publishedAt: before.updatedAt, publishedBy: null };
  const pictures = await recordRevision(
    { transaction, context },
    id,
    { text: textOfRow(row), publishedAt: new Date(), publishedBy: context.viewer?.userId ?? null },
    before.state === ContentState.PUBLISHED ? former : undefined,
  );
  picturesOfOldRevisions.set(changes, pictures);
}

function periodOf(from: Date | null | undefined, until: Date | null | undefined) {
  const publishedFrom = from ?? new Date();
  if (until && until <= publishedFrom) throw invalidInput({ until: 'endBeforeStart' });
  return { publishedFrom, publishedUntil: until ?? null };
}
