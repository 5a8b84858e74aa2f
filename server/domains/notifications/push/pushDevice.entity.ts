import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { Session } from '../../accounts/sessions/session.entity.ts';
import { User } from '../../users/user.entity.ts';

/** A browser in which somebody wants to be told, for as long as they are signed in there. */
@Entity()
export class PushDevice extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @ManyToOne({ entity: () => Session, ref: true, deleteRule: 'cascade', index: true })
  session!: Ref<Session>;

  /** Where its maker takes messages for it. */
  @Property({ type: 'text' })
  endpoint!: string;

  /** A hash of that, which may be longer than what an index takes. */
  @Property({ type: 'string' })
  @Unique()
  endpointKey!: string;

  /** The public key of the browser, and what is mixed into the keys of messages: base64url. */
  @Property({ type: 'string' })
  publicKey!: string;

  @Property({ type: 'string' })
  auth!: string;

  @Property({ type: 'string' })
  device!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
