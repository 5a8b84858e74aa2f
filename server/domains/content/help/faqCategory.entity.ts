import { Collection } from '@mikro-orm/core';
import { Entity, OneToMany, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { FaqQuestion } from './faqQuestion.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'FaqQuestion'),
  description:
    'Category of the FAQ. Categories belong to the questions: their permission is `read` on `FaqQuestion`.',
})
export class FaqCategory extends EditableEntity {
  @Field({ description: 'Permanent key, such as `cancellationReturn`; unique.' })
  @Property({ type: 'string' })
  @Unique()
  key!: string;

  @Field({ description: 'Lucide name of the icon, such as `credit-card`.' })
  @Property({ type: 'string' })
  icon!: string;

  @Field({ description: 'Title of the category.' })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Subtitle, in one line.' })
  @Property({ type: 'string' })
  subtitle!: string;

  @Property({ type: 'integer' })
  position!: number;

  @OneToMany(() => FaqQuestion, (question) => question.category)
  questions = new Collection<FaqQuestion>(this);
}
