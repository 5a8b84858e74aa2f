import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { NumberFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { PlanningLabel } from './planningLabel.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Classification'),
  description: 'An audience rating: for whom an emission is made, such as “Everyone” or “From 12 years”.',
})
export class Classification extends PlanningLabel {
  @Field(() => Int, {
    nullable: true,
    description: 'Age in years from which it is suited, 0 to 21; null when it says nothing about age.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  minimumAge: number | null = null;

  @Field({ description: 'What it stands for, at most 500 characters.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  description: string = '';
}
