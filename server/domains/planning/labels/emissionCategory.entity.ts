import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { PlanningLabel } from './planningLabel.ts';

@Entity()
@OutputType({
  rule: allow('read', 'EmissionCategory'),
  description: 'What an emission is about, such as “News” or “Culture”. An emission is in one at most.',
})
export class EmissionCategory extends PlanningLabel {
  @Field({ description: 'What belongs there, at most 500 characters.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  description: string = '';
}
