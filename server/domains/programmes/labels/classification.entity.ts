import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Length, Max, Min } from 'class-validator';
import { Field, Int } from 'type-graphql';
import { NumberFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { Writable } from '../../../kit/resource/inputsOf.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { PlanningLabel } from './planningLabel.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Classification'),
  description: 'An audience rating of emissions, such as “Everyone” or “From 12 years”.',
})
export class Classification extends PlanningLabel {
  @Field(() => Int, {
    nullable: true,
    description: 'Minimum age in years, 0 to 21; null for no minimum.',
  })
  @Writable({ checks: [Min(0), Max(21)], isOptional: true })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  minimumAge: number | null = null;

  @Field({ description: 'Description, at most 500 characters; empty for none.' })
  @Writable({
    checks: [Length(0, 500)],
    isOptional: true,
    description: 'Description, at most 500 characters; an empty text for none.',
  })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  description: string = '';
}
