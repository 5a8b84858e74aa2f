import { Field, ID } from 'type-graphql';
import type { Use } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';

@OutputType({ rule: 'parent', description: 'A place where a medium is used.' })
export class MediaUse implements Use {
  @Field({ description: 'Name of the type of what uses it, such as `Playlist`.' })
  kind!: string;

  @Field(() => ID, { description: 'Id of what uses it.' })
  id!: string;

  @Field({ description: 'What that is called.' })
  name!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it is on the air there next; null where it has no time, such as in a playlist.',
  })
  at?: Date | null;
}
