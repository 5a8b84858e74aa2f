import { IsEmail, Length, ValidateIf } from 'class-validator';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, Info, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { rebaseDraft } from '../../../kit/drafts/drafts.ts';
import { conflict, invalidInput } from '../../../kit/errors.ts';
import { query } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { writeOnlyRow } from '../../../kit/resource/onlyRow.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import type { StoredRow } from '../../../kit/write/rowWrites.ts';
import { websiteDrafts, type LockedWebsite } from '../design/websiteDrafts.ts';
import { problemsOfWebmaster, WebmasterInput, webmasterValues } from '../webmaster/webmaster.inputs.ts';
import { Website } from './website.entity.ts';
import { WebsiteAddress, websiteAddressOf } from './websiteAddress.ts';

@InputType({
  description:
    'Changes to the website of a radio. Absent fields stay as they are; so do null ones, except `maintenanceUntil`.',
})
export class WebsiteInput extends WebmasterInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True when visitors can read the website. Unchanged when absent or null.',
  })
  isPublic?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Line below the name of the radio, at most 120 characters; an empty text for none. Unchanged when absent or null.',
  })
  @Length(0, 120)
  tagline?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Introduction as plain text, at most 600 characters; an empty text for none. Unchanged when absent or null.',
  })
  @Length(0, 600)
  introduction?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Public e-mail address; an empty text for none. Unchanged when absent or null.',
  })
  @ValidateIf((_, value) => value !== '')
  @IsEmail()
  email?: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'False to hide all comments of visitors and take no new ones. Unchanged when absent or null.',
  })
  allowsComments?: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Words, one on each line. A comment that contains one of them waits for approval, even when an earlier one of its author was approved. At most 4,000 characters; an empty text for none. Unchanged when absent or null.',
  })
  @Length(0, 4000)
  commentWords?: string;
}

export const findWebsiteId = query('website.findWebsiteId', (db) => db.selectFrom('Website').select('id'));

@Resolver(() => Website)
export class WebsiteResolver {
  @Allow('read', 'Website')
  @Query(() => Website, {
    nullable: true,
    description:
      'Settings of the website of the current radio. Null when never set, in which case the website is not public.',
  })
  async website(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const known = await findWebsiteId.first(context);
    return known ? findRow(context, Website, known.id, info) : null;
  }

  @Allow('read', 'Content')
  @Query(() => WebsiteAddress, {
    description: 'Path and URL of the website of the current radio, also before the website is public.',
  })
  websiteAddress(@Ctx() context: Context): Promise<WebsiteAddress> {
    return websiteAddressOf(context);
  }

  @Allow('update', 'Website')
  @Mutation(() => Website, {
    description:
      'Changes the settings of the website of the current radio. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async updateWebsite(
    @Arg('version', () => Int, {
      description: 'Version of the settings that the change is based on; 0 when nothing was set yet.',
    })
    version: number,
    @Arg('input', () => WebsiteInput, {
      description: 'The fields to change; absent fields stay as they are.',
    })
    input: WebsiteInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const problems = problemsOfWebmaster(input);
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    const webmaster = await webmasterValues(input);
    const write = {
      find: findWebsiteId,
      version,
      values: () => ({
        ...present({ ...input, ...webmaster }),
        ...(input.maintenanceUntil === null && { maintenanceUntil: null }),
      }),
      // The settings contain nothing of the design, so that a scheduled draft of the design is still published.
      afterChange: (writing: Writing, stored: StoredRow) =>
        rebaseDraft(writing, websiteDrafts, stored as LockedWebsite),
    };
    const { id, isFresh } = await writeOnlyRow(context, Website, write);
    const row = await findRow(context, Website, id, info);
    if (!isFresh) throw conflict('Website', visibleRow(info, row, context.abilities));
    return row!;
  }
}

/** Removes undefined and null values. */
const present = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null));
