import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned } from '../../../platform/public.ts';
import { Playlist } from '../playlist.entity.ts';

@Entity()
@Unique({ properties: ['radio'] })
@OutputType({
  rule: allow('read', 'DefaultPlaylist'),
  description: 'Default playlist of the current radio, which plays when nothing is planned; one per radio.',
})
export class DefaultPlaylist extends RadioOwned {
  @Field(() => Playlist, {
    nullable: true,
    description: 'Playlist to play while it is enabled; null when none is set.',
  })
  @ManyToOne({ entity: () => Playlist, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  playlist!: Ref<Playlist> | null;

  @Field(() => Int, {
    description:
      'Minimum time from the end of a play to the start of the next play of the same artiste. In milliseconds: 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them.',
  })
  @Property({ type: 'integer', default: 1_800_000 })
  artisteSeparation: number = 1_800_000;

  @Field(() => Int, {
    description:
      'Minimum time from the end of a play to the start of the next play of the same title. In milliseconds: 0 (no minimum) to a week. When every candidate for an item would break a minimum, the plan nevertheless selects one of them.',
  })
  @Property({ type: 'integer', default: 7_200_000 })
  titleSeparation: number = 7_200_000;
}
