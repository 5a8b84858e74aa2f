import { Field, ID } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';

@OutputType({
  rule: anySignedIn,
  description: 'Page of the portal (the back office below `/admin/`) that can be searched and bookmarked.',
})
export class PortalPage {
  @Field(() => ID, { description: 'Permanent number, never reused, even when the page is removed.' })
  id!: number;

  @Field({
    description:
      'Path in the portal without `/admin/`, such as `users/list`. Identifies the page in bookmarks.',
  })
  target!: string;

  @Field({ description: 'Path of the page, such as `/admin/users/list`.' })
  link!: string;

  @Field({ description: 'Title of the page in English.' })
  title!: string;

  @Field({ description: 'Key of the title in the locale files, such as `users.title`.' })
  titleKey!: string;

  @Field({ description: 'Name of the icon in the Lucide icon set, such as `receipt-text`.' })
  icon!: string;

  @Field({ description: 'True when the viewer has bookmarked the page.' })
  isBookmarked!: boolean;
}
