import { Ctx, Field, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { sitePreviewPath } from './previewPath.ts';

@OutputType({
  rule: 'parent',
  description:
    'Address at which the website of a radio is shown before it is public, and during its maintenance.',
})
export class SitePreview {
  @Field({
    description:
      'Path of the website, such as `/preview/site/…`: append the language (`en`, `fr`, `ar`). Anybody who knows the path can read the website until `endsAt`.',
  })
  path!: string;

  @Field(() => DateTimeISO, { description: 'When the address expires; requests return 404 from then on.' })
  endsAt!: Date;
}

@Resolver()
export class SitePreviewResolver {
  @Allow('update', 'Website')
  @Mutation(() => SitePreview, {
    description:
      'Creates an address that shows the website of the current radio for an hour. It works even when the website is not public or is in maintenance. The address returns 404 while the website has no settings.',
  })
  createSitePreview(@Ctx() context: Context): SitePreview {
    const { ticket, endsAt } = context.services.contentPreviews.issue('site', {
      radioId: context.radioId!,
    });
    return { path: sitePreviewPath(ticket), endsAt };
  }
}
