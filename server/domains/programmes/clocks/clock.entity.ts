import { Collection } from '@mikro-orm/core';
import { Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';
import { ClockPart } from './clockPart.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Clock'),
  description:
    'A clock (hot clock): the recipe of an hour. It sets the order and the times of categories, jingles, advert breaks and talks.',
})
export class Clock extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Name, 1 to 120 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Description, at most 500 characters of plain text; may be empty.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  description: string = '';

  @Field({ description: 'Colour, `#rrggbb`, in which the week shows the hours that use the clock.' })
  @Property({ type: 'string', default: '#2563eb' })
  colour: string = '#2563eb';

  @Field(() => Int, {
    description:
      'Minimum time from the end of a play to the start of the next play of the same artiste. In milliseconds: 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them.',
  })
  @Property({ type: 'integer', default: 3_600_000 })
  artisteSeparation: number = 3_600_000;

  @Field(() => Int, {
    description:
      'Minimum time from the end of a play to the start of the next play of the same title. In milliseconds: 0 (no minimum) to a week. When every candidate for an item would break a minimum, the plan nevertheless selects one of them.',
  })
  @Property({ type: 'integer', default: 14_400_000 })
  titleSeparation: number = 14_400_000;

  @Field(() => Int, {
    description:
      'Minimum time from the end of a play to the start of the next play of the same album. In milliseconds: 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them.',
  })
  @Property({ type: 'integer', default: 3_600_000 })
  albumSeparation: number = 3_600_000;

  @Field(() => Int, {
    description:
      'Minimum time from the end of a play to the start of the next play of the same record label. In milliseconds: 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them.',
  })
  @Property({ type: 'integer', default: 0 })
  labelSeparation: number = 0;

  @OneToMany(() => ClockPart, (part) => part.clock)
  parts = new Collection<ClockPart>(this);
}
