import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { DateTimeFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';

/** Its link is shown once; only the hash is kept. One that is revoked is gone. */
@Entity()
@OutputType({
  rule: allow('read', 'LiveInvitation'),
  description: 'An invitation of somebody without an account into the waiting room; never its link.',
})
export class LiveInvitation extends RadioOwned {
  @Field({ description: 'Whom it is for, as whoever is live sees them, 1 to 80 characters.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'What they read before they come in, at most 500 characters; empty for nothing.' })
  @Property({ type: 'text', default: '' })
  note: string = '';

  @Field({ description: 'Who invited them.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  invitedBy!: string;

  @Field(() => DateTimeISO, {
    description: 'Until when its link lets them in. Who is in by then stays until they leave.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'string', hidden: true })
  @Unique()
  linkHash!: string;
}
