import { Field, ID } from 'type-graphql';
import type { Use } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';

@OutputType({ rule: 'parent', description: 'Use of a medium.' })
export class MediaUse implements Use {
  @Field({ description: 'Type of the record that uses the medium, such as `Playlist`.' })
  kind!: string;

  @Field(() => ID, { description: 'Id of the record that uses the medium.' })
  id!: string;

  @Field({ description: 'Name of the record that uses the medium.' })
  name!: string;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Time of the use in a slot or a rundown; null for other uses. For a slot, the start of its next occurrence. For a rundown, the time of the medium’s first position, which may have passed today.',
  })
  at?: Date | null;
}
