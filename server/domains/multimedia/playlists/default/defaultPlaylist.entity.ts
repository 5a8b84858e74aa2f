import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned } from '../../../organization/radios/radioOwned.ts';
import { Playlist } from '../playlist.entity.ts';

@Entity()
@Unique({ properties: ['radio'] })
@OutputType({
  rule: allow('read', 'DefaultPlaylist'),
  description: 'What plays on the current radio when nothing is planned; one for each radio.',
})
export class DefaultPlaylist extends RadioOwned {
  @Field(() => Playlist, { nullable: true, description: 'The playlist; null when none was chosen.' })
  @ManyToOne({ entity: () => Playlist, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  playlist!: Ref<Playlist> | null;

  @Field(() => Int, {
    description:
      'How many milliseconds go by before the same artiste is heard again: 0 (does not matter) to a day.',
  })
  @Property({ type: 'integer', default: 1_800_000 })
  artisteSeparation: number = 1_800_000;

  @Field(() => Int, {
    description:
      'How many milliseconds go by before the same title is heard again: 0 (does not matter) to a week.',
  })
  @Property({ type: 'integer', default: 7_200_000 })
  titleSeparation: number = 7_200_000;
}
