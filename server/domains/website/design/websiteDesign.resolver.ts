import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { scheduleDraft } from '../../../kit/drafts/scheduledDrafts.ts';
import { conflict, notFound } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { findStored } from '../../../kit/resource/writes.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { StaleDraft } from '../drafts/contentDrafts.ts';
import { Website } from '../settings/website.entity.ts';
import { findWebsiteId } from '../settings/website.resolver.ts';
import { publishDesignJob } from './publishDesignJob.ts';
import {
  discardWebsiteDraft,
  draftIdOf,
  publishWebsiteDraft,
  requireWebsiteDraft,
  saveWebsiteDraft,
  takeBackDesign,
  unscheduleWebsiteDraft,
  websiteDrafts,
  type LockedWebsite,
} from './websiteDrafts.ts';
import { designOfStored, WebsiteDesign, WebsiteDesignInput, type StoredDesign } from './websiteDesign.ts';
import { WebsiteDraft } from './websiteDraft.entity.ts';

const draftVersion = 'Version of the draft that the change is based on; 0 when there is none.';
const websiteVersion = 'Version of the website that the change is based on.';
const stale =
  'CONFLICT, with the stored website as `current`, when the website or its draft has changed since `version` or `draftVersion`.';
const unset = 'NOT_FOUND before the website has settings.';

@Resolver(() => Website)
export class WebsiteDesignResolver {
  @Requires('template', 'style', 'sections', 'menu', 'footerMenu')
  @FieldResolver(() => WebsiteDesign, { description: 'The design that visitors see.' })
  design(@Root() website: StoredDesign): WebsiteDesign {
    return designOfStored(website);
  }

  @Requires('formerDesign')
  @FieldResolver(() => WebsiteDesign, {
    nullable: true,
    description:
      'The previous published design, which `takeBackWebsiteDesign` publishes again; null without one.',
  })
  formerDesign(@Root() { formerDesign }: { formerDesign: StoredDesign | null }): WebsiteDesign | null {
    return formerDesign && designOfStored(formerDesign);
  }

  @FieldResolver(() => WebsiteDraft, {
    nullable: true,
    description: 'Saved draft of the design that is not published yet; null without one.',
  })
  async draft(
    @Root() { id }: Row,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    const draft = await draftIdOf(context, id);
    return draft === undefined ? null : findRow(context, WebsiteDraft, draft, info);
  }

  @Allow('update', 'Website')
  @Mutation(() => Website, {
    description: `Saves changes to the design of the website of the current radio as a draft. Visitors see the published design until the draft is published. BAD_USER_INPUT names the fields: \`lowContrast\` at a colour whose contrast is below 3:1. ${stale} ${unset}`,
  })
  saveWebsiteDraft(
    @Arg('version', () => Int, { description: websiteVersion }) version: number,
    @Arg('draftVersion', () => Int, { description: draftVersion }) draft: number,
    @Arg('input', () => WebsiteDesignInput, {
      description: 'The parts to change; absent parts stay as they are.',
    })
    input: WebsiteDesignInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return change(context, info, async (writing, website) => {
      if (website.version !== version) throw new StaleDraft();
      await saveWebsiteDraft(writing, website, { input, draftVersion: draft });
    });
  }

  @Allow('update', 'Website')
  @Mutation(() => Website, {
    description: `Publishes the whole draft of the design of the website, now or at a later moment. ${stale} CONFLICT also without a draft, and when the draft is based on another version of the website. ${unset}`,
  })
  publishWebsiteDraft(
    @Arg('version', () => Int, { description: websiteVersion }) version: number,
    @Arg('draftVersion', () => Int, { description: draftVersion }) draft: number,
    @Arg('from', () => DateTimeISO, {
      nullable: true,
      description:
        'Moment at which the draft is published; now when null, absent or in the past. It is published in the name of the viewer. Changes of the draft until then are published too. The viewer is notified when the publication fails.',
    })
    from: Date | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return change(context, info, async (writing, website) => {
      if (website.version !== version) throw new StaleDraft();
      if (!from || from <= new Date()) return publishWebsiteDraft(writing, website, draft);
      const stored = await requireWebsiteDraft(writing, website, draft);
      await scheduleDraft(writing, websiteDrafts, stored, {
        job: publishDesignJob,
        record: website.id,
        at: from,
      });
    });
  }

  @Allow('update', 'Website')
  @Mutation(() => Website, {
    description: `Cancels the scheduled publication of the draft of the design; the draft stays. Does nothing when none is scheduled. CONFLICT, with the stored website as \`current\`, when the draft has changed since \`draftVersion\`. ${unset}`,
  })
  unscheduleWebsiteDraft(
    @Arg('draftVersion', () => Int, { description: draftVersion }) draft: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return change(context, info, (writing, website) => unscheduleWebsiteDraft(writing, website, draft));
  }

  @Allow('update', 'Website')
  @Mutation(() => Website, {
    description: `Discards the draft of the design of the website: the published design stays. Does nothing when there is none. CONFLICT, with the stored website as \`current\`, when the draft has changed since \`draftVersion\`. ${unset}`,
  })
  discardWebsiteDraft(
    @Arg('draftVersion', () => Int, { description: draftVersion }) draft: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return change(context, info, (writing, website) => discardWebsiteDraft(writing, website, draft));
  }

  @Allow('update', 'Website')
  @Mutation(() => Website, {
    description: `Publishes the previous design of the website again. Calling the mutation twice returns to the later design. A draft stays unchanged, but must be saved again before it can be published. BAD_USER_INPUT with \`version\`: \`unknown\` when there is no previous design. CONFLICT, with the stored website as \`current\`, when the website has changed since \`version\`. ${unset}`,
  })
  takeBackWebsiteDesign(
    @Arg('version', () => Int, { description: websiteVersion }) version: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return change(context, info, (writing, website) => takeBackDesign(writing, website, version));
  }
}

/** Changes the website of the current radio or its draft in a transaction that locks the website, and returns the website. */
async function change(
  context: Context,
  info: GraphQLResolveInfo,
  work: (writing: Writing, website: LockedWebsite) => Promise<void>,
): Promise<Row> {
  const known = await findWebsiteId.first(context);
  if (!known) throw notFound('Website');
  try {
    await inTransaction(context.database, async (transaction) => {
      const writing = { transaction, context };
      await work(writing, await findStored(writing, Website, String(known.id)));
    });
  } catch (error) {
    if (!(error instanceof StaleDraft)) throw error;
    const current = await findRow(context, Website, known.id, info);
    throw conflict('Website', visibleRow(info, current, context.abilities));
  }
  return (await findRow(context, Website, known.id, info))!;
}
