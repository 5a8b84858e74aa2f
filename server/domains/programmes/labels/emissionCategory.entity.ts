import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Length } from 'class-validator';
import { Field } from 'type-graphql';
import { ListField } from '../../../kit/list/listField.ts';
import { Writable } from '../../../kit/resource/inputsOf.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { PlanningLabel } from './planningLabel.ts';

@Entity()
@OutputType({
  rule: allow('read', 'EmissionCategory'),
  description: 'A category of emissions, such as “News” or “Culture”. An emission has at most one.',
})
export class EmissionCategory extends PlanningLabel {
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
