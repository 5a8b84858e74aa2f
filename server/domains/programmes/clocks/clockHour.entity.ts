import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';
import { Clock } from './clock.entity.ts';

@Entity()
@Unique({ properties: ['radio', 'weekday', 'hour'] })
@OutputType({
  rule: allow('read', 'Clock'),
  description: 'An hour of the week, and the clock that fills its unplanned time.',
})
export class ClockHour extends RadioOwned {
  @Field(() => Int, { description: 'Day of the week, 1 for Monday to 7 for Sunday.' })
  @Property({ type: 'integer' })
  weekday!: number;

  @Field(() => Int, { description: 'Hour by the radio’s clock, 0 to 23.' })
  @Property({ type: 'integer' })
  hour!: number;

  @Field(() => Clock, { description: 'Clock that is assigned to the hour.' })
  @ManyToOne({ entity: () => Clock, ref: true, deleteRule: 'cascade', index: true })
  clock!: Ref<Clock>;
}
