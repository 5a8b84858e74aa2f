import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { goesWithRadio } from '../../organization/radios/goesWithRadio.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { DryRunState } from './dryRunEnums.ts';
import type { KeptProblem } from './dryRunProblem.ts';

@Entity()
@Unique({ properties: ['radio'] })
@OutputType({
  rule: allow('read', 'Rundown'),
  description:
    'The next seven days of a radio, filled as they would be on the air, and what is wrong with them. Each radio keeps the last one.',
})
export class DryRun extends RadioOwned {
  @Field(() => DryRunState, { description: 'How far it is.' })
  @Enum({ items: () => DryRunState })
  state: DryRunState = DryRunState.WAITING;

  @Field(() => Int, { description: 'How much of it is done, in percent.' })
  @Property({ type: 'integer', default: 0 })
  progress: number = 0;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'The first moment that the last result is about; null before the first.',
  })
  @Property({ type: 'datetime', nullable: true })
  firstMoment: Date | null = null;

  @Field(() => DateTimeISO, { nullable: true, description: 'The last moment of it.' })
  @Property({ type: 'datetime', nullable: true })
  lastMoment: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the last result was there; null before the first.',
  })
  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;

  @Field(() => Int, { description: 'How many problems the last result has.' })
  @Property({ type: 'integer', default: 0 })
  problemCount: number = 0;

  @Property({ type: 'json', default: '[]', hidden: true })
  found: KeptProblem[] = [];
}

goesWithRadio(DryRun);
