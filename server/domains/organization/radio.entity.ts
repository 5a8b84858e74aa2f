import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow } from '../../kit/rules/rule.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Radio'),
  description: 'A station of the broadcaster. Most of what staff manage belongs to one.',
})
export class Radio extends EditableEntity {
  @Field({ description: 'The name on air.' })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Its name in addresses: lower case letters, digits and hyphens.' })
  @Property({ type: 'string' })
  @Unique()
  slug!: string;

  @Field({ description: 'IANA time zone in which its programme runs, such as `Europe/Paris`.' })
  @Property({ type: 'string' })
  timeZone!: string;

  @Field({ description: 'BCP 47 tag of its language, such as `fr`.' })
  @Property({ type: 'string' })
  language!: string;
}
