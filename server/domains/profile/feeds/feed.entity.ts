import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Profile'),
  description: 'An entry of the feeds that the house follows.',
})
export class Feed extends EditableEntity {
  @Field({ description: 'Who wrote it, by name.' })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Who wrote it, such as `@radio_horizon`.' })
  @Property({ type: 'string' })
  handle!: string;

  @Field({ description: 'What it is about, such as `#studio #live`; may be empty.' })
  @Property({ type: 'string', default: '' })
  tags: string = '';

  @Field({ description: 'What it says, plain text.' })
  @Property({ type: 'text' })
  description!: string;

  @Field({ description: 'Address of a square picture; empty when there is none.' })
  @Property({ type: 'string', default: '' })
  picture: string = '';
}
