import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { PlanningLabel } from '../labels/planningLabel.ts';

@Entity()
@Unique({ properties: ['radio', 'code'] })
@OutputType({
  rule: allow('read', 'Language'),
  description: 'A language that the radio broadcasts in.',
})
export class Language extends PlanningLabel {
  @Field({
    description: 'BCP 47 tag in its canonical form, such as `fr`, `pt-BR` or `zh-Hant`; unique in the radio.',
  })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  code!: string;
}
