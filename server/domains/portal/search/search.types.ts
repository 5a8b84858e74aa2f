import { Field, ID, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';

@OutputType({ rule: anySignedIn, description: 'A page or a record that a search found.' })
export class SearchRow {
  @Field({ description: 'Name of its type, such as `Invoice`.' })
  kind!: string;

  @Field(() => ID, { description: 'Its id among those of its type.' })
  id!: string;

  @Field({ description: 'What names it.' })
  title!: string;

  @Field({ description: 'One line more; may be empty.' })
  subtitle!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the screen that shows it; null when the viewer may see none that does.',
  })
  link!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of its picture, empty when it has none; of a page the Lucide name of its icon. Null for kinds that have no pictures.',
  })
  picture!: string | null;
}

@OutputType({ rule: anySignedIn, description: 'What a search found of one type.' })
export class SearchGroup {
  @Field({ description: 'Name of the type, such as `Invoice`; `PortalPage` for the pages of the portal.' })
  kind!: string;

  @Field(() => Int, { description: 'How many match in all; counted up to 10,000.' })
  totalItems!: number;

  @Field(() => Boolean, { description: 'False when there are more than `totalItems` says.' })
  totalIsExact!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the screen that lists all of them; null for pages, and when the viewer may not see it.',
  })
  link!: string | null;

  @Field(() => [SearchRow], { description: 'The first of them, at most 4.' })
  rows!: SearchRow[];
}
