import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MountPoint } from '../../onair/streams/mountPoint.entity.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { StatusProblem } from '../status/statusProblem.ts';
import { MountAir, MountAirFilter } from './mountAir.ts';

@Entity()
@Index({ properties: ['mount', 'since'] })
@Index({ properties: ['radio', 'since'] })
@OutputType({
  rule: allow('read', 'StreamServer'),
  description:
    'A time during which a mount point was the same. Between two of them nobody looked: what it was then is not known.',
})
export class MountChange extends RadioOwned {
  @Field(() => MountPoint, { description: 'The mount point.' })
  @ListField({ via: { mountId: byIdOf('MountPoint') } })
  @ManyToOne({ entity: () => MountPoint, ref: true, deleteRule: 'cascade' })
  mount!: Ref<MountPoint>;

  @Field(() => MountAir, { description: 'What it was.' })
  @ListField({ filter: () => MountAirFilter })
  @Enum({ items: () => MountAir })
  state!: MountAir;

  @Field(() => DateTimeISO, { description: 'When it was first found to be so.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  since!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When it was found to be otherwise, or to have another source; when it was last looked at, where nobody looked for a while; null while it is so.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  until: Date | null = null;

  @Field(() => StatusProblem, { nullable: true, description: 'Why its server was down; null otherwise.' })
  @Enum({ items: () => StatusProblem, nullable: true })
  problem: StatusProblem | null = null;

  @Field({
    description: 'A word of the machine about that, such as `ECONNREFUSED`; may be empty.',
  })
  @Property({ type: 'string', length: 60, default: '' })
  problemDetail: string = '';
}
