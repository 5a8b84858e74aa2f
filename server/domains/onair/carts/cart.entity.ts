import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { byIdOf, NumberFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../../multimedia/media/mediaItem.entity.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { User } from '../../users/user.entity.ts';

@Entity()
@Index({ properties: ['radio', 'page', 'place'] })
@OutputType({
  rule: allow('read', 'LiveSession'),
  description: 'A key of the cart pad: something of the library that is played in the studio by one press.',
})
export class Cart extends RadioOwned {
  @Field(() => Int, { description: 'The page of the pad that it is on, 1 to 10.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer' })
  page!: number;

  @Field(() => Int, { description: 'Its place there, 1 to 12: that of the key F1 to F12 that plays it.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer' })
  place!: number;

  @Field({ description: 'What is written on it, up to 40 characters; empty for the title of its medium.' })
  @Property({ type: 'string', default: '' })
  label: string = '';

  @Field({ description: 'Its colour, `#rrggbb`.' })
  @Property({ type: 'string', default: '#2563eb' })
  colour: string = '#2563eb';

  @Field(() => Int, { description: 'How much louder it is played, in decibels, -24 to 12.' })
  @Property({ type: 'integer', default: 0 })
  gain: number = 0;

  @Field(() => MediaItem, { description: 'What it plays.' })
  @ListField({ via: { mediaId: byIdOf('MediaItem') } })
  @ManyToOne({ entity: () => MediaItem, ref: true, index: true, deleteRule: 'cascade' })
  media!: Ref<MediaItem>;

  /** Whose cart it is; null for one that everybody in the studio has. */
  @ManyToOne({
    entity: () => User,
    ref: true,
    nullable: true,
    hidden: true,
    index: true,
    deleteRule: 'cascade',
  })
  owner!: Ref<User> | null;
}
