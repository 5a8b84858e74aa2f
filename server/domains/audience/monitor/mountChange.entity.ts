import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MountPoint } from '../../broadcasting/public.ts';
import { RadioOwned } from '../../platform/public.ts';
import { StatusProblem } from '../status/statusProblem.ts';
import { MountAir, MountAirFilter } from './mountAir.ts';

@Entity()
@Index({ properties: ['mount', 'since'] })
@Index({ properties: ['radio', 'since'] })
@OutputType({
  rule: allow('read', 'StreamServer'),
  description:
    'Period in which a mount point had the same state and the same source. In a gap between two periods the state is unknown: for more than a minute, the streaming server was not polled, or its answers could not be read. Periods that have ended are deleted two years after their beginning.',
})
export class MountChange extends RadioOwned {
  @Field(() => MountPoint, { description: 'Mount point that had the state `state` in this period.' })
  @ListField({ via: { mountId: byIdOf('MountPoint') } })
  @ManyToOne({ entity: () => MountPoint, ref: true, deleteRule: 'cascade' })
  mount!: Ref<MountPoint>;

  @Field(() => MountAir, { description: 'State of the mount point.' })
  @ListField({ filter: () => MountAirFilter })
  @Enum({ items: () => MountAir })
  state!: MountAir;

  @Field(() => DateTimeISO, {
    description:
      'Start of the period: the time of the first poll that found this state with this source. After a gap in the polls, the time of the first poll after the gap.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  since!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Time of the first poll that found another state or source; null while the period continues. Before a gap in the polls, the time of the last poll that found this state.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  until: Date | null = null;

  @Field(() => StatusProblem, {
    nullable: true,
    description: 'Reason why the server was down; null otherwise.',
  })
  @Enum({ items: () => StatusProblem, nullable: true })
  problem: StatusProblem | null = null;

  @Field({
    description: 'Error code of the problem, such as `ECONNREFUSED`; may be empty.',
  })
  @Property({ type: 'string', length: 60, default: '' })
  problemDetail: string = '';
}
