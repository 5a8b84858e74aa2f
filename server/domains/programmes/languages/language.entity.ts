import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Length } from 'class-validator';
import { Field } from 'type-graphql';
import { StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { Writable } from '../../../kit/resource/inputsOf.ts';
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
  @Writable({
    checks: [Length(2, 35)],
    description:
      'BCP 47 tag, such as `fr` or `pt-BR`, in upper or lower case. Rejected with `invalid` when the text is not a tag or its language is unknown, and with `taken` when the radio already has this language.',
  })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  code!: string;
}
