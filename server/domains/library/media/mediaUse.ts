import { Field, ID } from 'type-graphql';
import type { Use } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';

@OutputType({ rule: 'parent', description: 'Use of a medium.' })
export class MediaUse implements Use {
  @Field({ description: 'Type of the user of the medium, such as `Playlist`.' })
  kind!: string;

  @Field(() => ID, { description: 'Id of the row that uses the medium.' })
  id!: string;

  @Field({ description: 'Name of that row.' })
  name!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Next time on the air there; null without a time, such as in a playlist.',
  })
  at?: Date | null;
}
