import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Profile'),
  description:
    'External page that may interest the staff. Pages belong to the profiles: their permission is `read` on `Profile`.',
})
export class SuggestedPage extends EditableEntity {
  @Field({ description: 'Name of the page.' })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Kind of page, such as `Music label`.' })
  @Property({ type: 'string' })
  subtitle!: string;

  @Field({ description: 'Address of a square picture; empty without one.' })
  @Property({ type: 'string', default: '' })
  avatar: string = '';
}
