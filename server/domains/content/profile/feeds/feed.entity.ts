import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Profile'),
  description:
    'Entry of an external feed that the station follows. Feeds belong to the profiles: their permission is `read` on `Profile`.',
})
export class Feed extends EditableEntity {
  @Field({ description: 'Name of the author of the entry, shown as its title.' })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Handle of the author, such as `@radio_horizon`.' })
  @Property({ type: 'string' })
  handle!: string;

  @Field({ description: 'Hashtags, such as `#studio #live`; may be empty.' })
  @Property({ type: 'string', default: '' })
  tags: string = '';

  @Field({ description: 'Text of the entry, plain text.' })
  @Property({ type: 'text' })
  description!: string;

  @Field({ description: 'Address of a square picture; empty without one.' })
  @Property({ type: 'string', default: '' })
  picture: string = '';
}
