import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Profile'),
  description: 'A page of the world outside that may interest the staff.',
})
export class SuggestedPage extends EditableEntity {
  @Field({ description: 'What it is called.' })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'What kind of page it is, such as `Music label`.' })
  @Property({ type: 'string' })
  subtitle!: string;

  @Field({ description: 'Address of a square picture; empty when there is none.' })
  @Property({ type: 'string', default: '' })
  avatar: string = '';
}
