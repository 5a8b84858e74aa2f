import { Collection } from '@mikro-orm/core';
import { Entity, OneToMany, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow } from '../../kit/rules/rule.ts';
import { FaqQuestion } from './faqQuestion.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'FaqQuestion'), description: 'A chapter of the frequent questions.' })
export class FaqCategory extends EditableEntity {
  @Field({ description: 'Its lasting name, such as `cancellationReturn`; unique.' })
  @Property({ type: 'string' })
  @Unique()
  key!: string;

  @Field({ description: 'Name of an icon of the Lucide set, such as `credit-card`.' })
  @Property({ type: 'string' })
  icon!: string;

  @Field({ description: 'What it is called.' })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'What its questions are about, in one line.' })
  @Property({ type: 'string' })
  subtitle!: string;

  @Property({ type: 'integer' })
  position!: number;

  @OneToMany(() => FaqQuestion, (question) => question.category)
  questions = new Collection<FaqQuestion>(this);
}
