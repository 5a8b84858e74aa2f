import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { byIdOf, NumberFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../../library/public.ts';
import { RadioOwned, User } from '../../platform/public.ts';

@Entity()
@Index({ properties: ['radio', 'page', 'position'] })
@OutputType({
  rule: allow('read', 'LiveSession'),
  description:
    'A media item that is assigned to a key of the cart pad. One press of the key plays it in the studio.',
})
export class Cart extends RadioOwned {
  @Field(() => Int, { description: 'Page of the pad, 1 to 10.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer' })
  page!: number;

  @Field(() => Int, {
    description:
      'Position on the page, 1 to 12. The key F1 to F12, or the key at the same position in the digit row, plays the cart.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer' })
  position!: number;

  @Field({ description: 'Label, up to 40 characters; empty to show the title of the media item.' })
  @Property({ type: 'string', default: '' })
  label: string = '';

  @Field({ description: 'Colour on the screen, `#rrggbb`.' })
  @Property({ type: 'string', default: '#2563eb' })
  colour: string = '#2563eb';

  @Field(() => Int, { description: 'Gain in decibels, -24 to 12.' })
  @Property({ type: 'integer', default: 0 })
  gain: number = 0;

  @Field(() => MediaItem, { description: 'Media item that the cart plays.' })
  @ListField({ via: { mediaId: byIdOf('MediaItem') } })
  @ManyToOne({ entity: () => MediaItem, ref: true, index: true, deleteRule: 'cascade' })
  media!: Ref<MediaItem>;

  /** Owner of the cart; null for a cart that everybody in the studio shares. */
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
