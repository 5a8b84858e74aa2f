import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';
import { DryRunState } from './dryRunEnums.ts';
import type { StoredProblem } from './dryRunProblem.ts';

@Entity()
@Unique({ properties: ['radio'] })
@OutputType({
  rule: allow('read', 'Rundown'),
  description:
    'A dry run: a check of the plan of a radio for the next seven days. Each radio stores the result of its last dry run.',
})
export class DryRun extends RadioOwned {
  @Field(() => DryRunState, { description: 'State of the dry run: waiting, running, done or failed.' })
  @Enum({ items: () => DryRunState })
  state: DryRunState = DryRunState.WAITING;

  @Field(() => Int, { description: 'Progress of the current run in percent; 100 when done.' })
  @Property({ type: 'integer', default: 0 })
  progress: number = 0;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Start of the seven days that the last result covers; null before the first result.',
  })
  @Property({ type: 'datetime', nullable: true })
  firstMoment: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'End of the seven days that the last result covers; null before the first result.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastMoment: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the last result was ready; null before the first result.',
  })
  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;

  @Field(() => Int, {
    description: 'Number of problems in the last result, of which `problems` has the first 1,000.',
  })
  @Property({ type: 'integer', default: 0 })
  problemCount: number = 0;

  @Property({ type: 'json', default: '[]', hidden: true })
  found: StoredProblem[] = [];
}
