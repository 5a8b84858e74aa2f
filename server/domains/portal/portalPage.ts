import { Field, ID } from 'type-graphql';
import { OutputType } from '../../kit/rules/outputType.ts';
import { anySignedIn } from '../../kit/rules/rule.ts';

@OutputType({ rule: anySignedIn, description: 'A page of the portal that can be found and bookmarked.' })
export class PortalPage {
  @Field(() => ID, { description: 'A number, given once, never reused, whatever becomes of the page.' })
  id!: number;

  @Field({ description: 'What bookmarks keep it by: its address without `/admin/`, such as `users/list`.' })
  target!: string;

  @Field({ description: 'Its address in the portal, such as `/admin/users/list`.' })
  link!: string;

  @Field({ description: 'Its title in English.' })
  title!: string;

  @Field({ description: 'Key of its title in the locale files, such as `users.title`.' })
  titleKey!: string;

  @Field({ description: 'Name of its icon at Lucide, such as `receipt-text`.' })
  icon!: string;

  @Field({ description: 'Whether it is among the viewer’s bookmarks.' })
  isBookmarked!: boolean;
}
