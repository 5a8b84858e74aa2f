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
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { Colleague, maxColleagues } from '../../content/public.ts';
import { ContentDraft } from '../drafts/contentDraft.entity.ts';
import {
  draftOfVersion,
  draftRowOf,
  hasDraft,
  removeContentDraft,
  requireDraft,
  saveContentDraft,
  StaleDraft,
} from '../drafts/contentDrafts.ts';
import {
  rebaseContentDraft,
  scheduleContentDraft,
  unscheduleContentDraft,
} from '../drafts/scheduledDrafts.ts';
import { Content } from './content.entity.ts';
import { ContentInput, ContentPatch } from './content.inputs.ts';
import { existingContent, requireContent, visibleContents } from './contentAccess.ts';
import { ContentState } from './contentEnums.ts';
import { afterContentCommit, afterContentWrite } from './contentFollowUp.ts';
import { ContentStatus, statusOf } from './contentStatus.ts';
import { discardUnused } from './pictures/picturesOfContent.ts';
import { currentContent, type StoredContent } from './currentContent.ts';
import { findContentReviewers } from './review/contentReviewers.ts';
import { problemsOfContent, valuesOfContent, type GivenContent } from './contentValues.ts';
import { isSlugTaken } from './takenSlug.ts';
import { isOutdated, lacksTranslation } from './translations/translations.ts';

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
  views: 'contents',
  binViews: 'contents-bin',
  roles: { staff: ['read'], editor: ['manage'], author: ['create', 'update own', 'delete own'] },
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
      'People of the team who may publish the content, sorted by name, to ask one of them for a review. The viewer is not among them. Considers the first 100 people of the team whose name or username matches `search`.',
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
      await draftOfVersion(write, draftVersion);
      return removeContentDraft(write);
    });
  }

  @Allow('publish', 'Content')
  @Mutation(() => Content, {
    description:
      'Publishes the draft of a content, now or at a later moment. Its text replaces the published text and becomes a revision. BAD_USER_INPUT names the fields that are not acceptable. CONFLICT, with the stored content as `current`, when the content or its draft has changed since `version` or `draftVersion`, when there is no draft, or when it is based on another version of the content.',
  })
  async publishContentDraft(
    @Arg('id', () => ID, { description: 'Id of the `Content`.' }) id: string,
    @Arg('version', () => Int, { description: 'Version of the content whose text the draft replaces.' })
    version: number,
    @Arg('draftVersion', () => Int, { description: 'Version of the draft to publish.' }) draftVersion: number,
    @Arg('from', () => DateTimeISO, {
      nullable: true,
      description:
        'Moment at which the draft is published; now when null, absent or in the past. It is published in the name of the viewer, who is notified when the publication fails. A change of the draft by somebody who may not publish the content cancels the publication.',
    })
    from: Date | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const valuesOfDraft = async (write: Write<Content>) => {
      const { fields } = await requireDraft(write, draftVersion);
      const values = await (await this.reading(Object.assign(new ContentPatch(), fields)))(write);
      return values as Partial<Content>;
    };
    if (from && from > new Date())
      return this.#changeDraft(
        { id, context, info },
        async (write) => {
          if (write.existing!.version !== version) throw new StaleDraft();
          const { slug } = await valuesOfDraft(write);
          if (slug && (await isSlugTaken(write, slug))) throw invalidInput({ slug: 'taken' });
          await scheduleContentDraft(write, from);
          return '';
        },
        'publish',
      );
    const current = currentContent(context, info);
    const authorize = ({ id: rowId }: StoredContent, write: Write<Content>) =>
      requireContent(write, 'publish', rowId);
    const prepare = async (write: Write<Content>) => {
      const values = await valuesOfDraft(write);
      await removeContentDraft(write);
      return values;
    };
    const change = { id, version, current, authorize };
    const rowId = await orConflict(current, id, () =>
      changeEntity<Content>(context, Content, change, prepare, this.followUp()),
    );
    return (await findRow(context, Content, rowId, info))!;
  }

  @Allow('update', 'Content')
  @Mutation(() => Content, {
    description:
      'Cancels the scheduled publication of the draft of a content; the draft stays. Does nothing when none is scheduled. CONFLICT, with the stored content as `current`, when the draft has changed since `draftVersion`.',
  })
  async unscheduleContentDraft(
    @Arg('id', () => ID, { description: 'Id of the `Content`.' }) id: string,
    @Arg('draftVersion', () => Int, { description: 'Version of the scheduled draft.' })
    draftVersion: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return this.#changeDraft({ id, context, info }, async (write) => {
      const draft = await draftOfVersion(write, draftVersion);
      if (draft) await unscheduleContentDraft(write, draft);
      return '';
    });
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
    action: 'update' | 'publish' = 'update',
  ): Promise<Row> {
    const current = currentContent(context, info);
    const before = await orConflict(current, id, () =>
      inTransaction(context.database, async (transaction) => {
        const existing = (await findStored({ transaction, context }, Content, id)) as StoredContent;
        const write: Write<Content> = { transaction, context, action: 'update', existing };
        await requireContent(write, action, existing.id);
        return change(write);
      }),
    );
    await discardUnused(context, parseId(id)!, [before]);
    return (await findRow(context, Content, parseId(id)!, info))!;
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

  protected override async afterWrite(written: Written<Content> & Writing): Promise<void> {
    await afterContentWrite(written);
    // Deleting and restoring a content change its version, and nothing that its draft is based on.
    if (written.action === 'delete') await rebaseContentDraft(written, written.existing as StoredContent);
  }

  protected override afterCommit(written: Written<Content>): Promise<void> {
    return afterContentCommit(written);
  }

  protected override prepare(given: GivenContent, write: Write<Content>): Promise<object> {
    return valuesOfContent(given, write);
  }
}

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
