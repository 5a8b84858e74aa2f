import { Arg, Ctx, Field, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { notFound } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { existingContent, requireContent } from '../contents/contentAccess.ts';
import { findWebsiteId } from '../settings/website.resolver.ts';
import { designPreviewPath } from './designPreview.ts';
import { previewPathOf } from './previewPath.ts';

@OutputType({
  rule: 'parent',
  description: 'Address at which a draft is shown as a page of the website.',
})
export class ContentPreview {
  @Field({
    description:
      'Path of the page, such as `/preview/…`. Anybody who knows the path can read the page until `endsAt`.',
  })
  path!: string;

  @Field(() => DateTimeISO, { description: 'When the address expires; requests return 404 from then on.' })
  endsAt!: Date;
}

@Resolver()
export class ContentPreviewResolver {
  @Allow('update', 'Content')
  @Mutation(() => ContentPreview, {
    description:
      'Creates an address that shows a content with its draft as a page of the website, for an hour. Changes that are saved later appear on the page too.',
  })
  async createContentPreview(
    @Arg('id', () => ID, { description: 'Id of the `Content`.' }) id: string,
    @Ctx() context: Context,
  ): Promise<ContentPreview> {
    const contentId = await existingContent(context, id);
    await requireContent(context, 'update', contentId);
    const { ticket, endsAt } = context.services.contentPreviews.issue('content', {
      radioId: context.radioId!,
      contentId,
    });
    return { path: previewPathOf(ticket), endsAt };
  }

  @Allow('update', 'Website')
  @Mutation(() => ContentPreview, {
    description:
      'Creates a URL that shows the home page with the draft of the design for an hour. Append the language to the address: `en`, `fr` or `ar`. Changes that are saved later appear on the page too. NOT_FOUND before the website has settings.',
  })
  async createDesignPreview(@Ctx() context: Context): Promise<ContentPreview> {
    if (!(await findWebsiteId.first(context))) throw notFound('Website');
    const { ticket, endsAt } = context.services.contentPreviews.issue('design', {
      radioId: context.radioId!,
    });
    return { path: designPreviewPath(ticket), endsAt };
  }
}
