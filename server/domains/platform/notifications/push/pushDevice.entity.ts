import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { Session } from '../../accounts/sessions/session.entity.ts';
import { User } from '../../users/user.entity.ts';

/** Web push subscription of a browser, for as long as its person is signed in there. */
@Entity()
export class PushDevice extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @ManyToOne({ entity: () => Session, ref: true, deleteRule: 'cascade', index: true })
  session!: Ref<Session>;

  /** Push endpoint of the browser vendor. */
  @Property({ type: 'text' })
  endpoint!: string;

  /** Hash of the endpoint, because the endpoint may exceed the size limit of an index. */
  @Property({ type: 'string' })
  @Unique()
  endpointKey!: string;

  /** Public key of the browser as base64url. */
  @Property({ type: 'string' })
  publicKey!: string;

  @Property({ type: 'string' })
  auth!: string;

  @Property({ type: 'string' })
  device!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
