import { Field } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { siteRoot } from '../../../kit/pages/ownHosts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';

@OutputType({ rule: 'parent', description: 'Path and URL of the website of the current radio.' })
export class WebsiteAddress {
  @Field({
    description:
      'Path of the website, such as `/site/horizon`. Append the language (`en`, `fr`, `ar`), the area and the slug of a content.',
  })
  path!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the website on a host of its own, such as `https://horizon.example`. Use it in place of `path`. Null when the host of the portal serves the website.',
  })
  ownUrl!: string | null;

  @Field({ description: 'True when visitors can read the website, except during maintenance.' })
  isPublic!: boolean;
}

export const findRadioSlug = query('website.findRadioSlug', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('Radio').select('slug').where('id', '=', id),
);

const findWebsiteVisibility = query('website.findWebsiteVisibility', (db) =>
  db.selectFrom('Website').select('isPublic'),
);

/** Reads the path, own URL and visibility of the website of the context's radio. */
export async function websiteAddressOf(context: Context): Promise<WebsiteAddress> {
  const [radio, settings] = await Promise.all([
    findRadioSlug.first(context, { id: context.radioId! }),
    findWebsiteVisibility.first(context),
  ]);
  const { slug } = radio!;
  return {
    path: siteRoot(slug),
    ownUrl: context.services.ownHosts.originOf(slug) ?? null,
    isPublic: Boolean(settings?.isPublic),
  };
}
