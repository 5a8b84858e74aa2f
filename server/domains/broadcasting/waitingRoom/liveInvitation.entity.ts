import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { DateTimeFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';

/** An invitation, whose link is stored only as a hash and shown once. Revoking an invitation deletes its row. */
@Entity()
@OutputType({
  rule: allow('read', 'LiveInvitation'),
  description: 'An invitation of a guest without an account into the waiting room, without its link.',
})
export class LiveInvitation extends RadioOwned {
  @Field({ description: 'Name of the guest, as the presenter sees it, 1 to 80 characters.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  name!: string;

  @Field({
    description:
      'Note that the guest reads before entering the waiting room, at most 500 characters. Empty when there is none.',
  })
  @Property({ type: 'text', default: '' })
  note: string = '';

  @Field({ description: 'Name of the user who invited the guest.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  invitedBy!: string;

  @Field(() => DateTimeISO, {
    description: 'When the link expires. A guest who is already in the waiting room stays while connected.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'string', hidden: true })
  @Unique()
  linkHash!: string;
}
