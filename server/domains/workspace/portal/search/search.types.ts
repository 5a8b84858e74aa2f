import { Field, ID, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../../kit/rules/rule.ts';

@OutputType({ rule: anySignedIn, description: 'Page or record found by a search.' })
export class SearchRow {
  @Field({ description: 'Name of the type, such as `Invoice`.' })
  kind!: string;

  @Field(() => ID, { description: 'Id of the page or record within its type.' })
  id!: string;

  @Field({ description: 'Title of the page or record.' })
  title!: string;

  @Field({ description: 'Text below the title; may be empty.' })
  subtitle!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Path of the portal page that shows the record, or of the list that finds it. Null when the viewer may see neither.',
  })
  link!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the picture; empty when there is none. For a page of the portal, the name of its icon in the Lucide icon set. Null for kinds without pictures.',
  })
  picture!: string | null;
}

@OutputType({ rule: anySignedIn, description: 'Search results of one type of record.' })
export class SearchGroup {
  @Field({ description: 'Name of the type, such as `Invoice`; `PortalPage` for the pages of the portal.' })
  kind!: string;

  @Field(() => Int, { description: 'Total number of matches, counted up to 10,000.' })
  totalItems!: number;

  @Field(() => Boolean, { description: 'False when there are more matches than `totalItems`.' })
  totalIsExact!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Path of the portal page that lists all matches. Null for pages, and when the viewer may not see the list.',
  })
  link!: string | null;

  @Field(() => [SearchRow], { description: 'First matches, at most 4.' })
  rows!: SearchRow[];
}
