import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { User } from '../../users/user.entity.ts';

/** Purpose of a link in an e-mail. */
export enum MailedTokenKind {
  INVITATION = 'INVITATION',
  PASSWORD_RESET = 'PASSWORD_RESET',
}

/** A link that was sent to a user, valid once and for a limited time. Only its hash is stored. */
@Entity()
export class MailedToken extends BaseEntity {
  @Enum({ items: () => MailedTokenKind })
  kind!: MailedTokenKind;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  /** The user who caused the link to be sent. Null when its receiver requested it, or the sender was deleted. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  sentBy!: Ref<User> | null;

  @Property({ type: 'string' })
  @Unique()
  tokenHash!: string;

  @Property({ type: 'datetime' }) createdAt!: Date;
  @Property({ type: 'datetime' }) expiresAt!: Date;
  /** When the link was used or replaced by a newer one; null otherwise, also after the link has expired. */
  @Property({ type: 'datetime', nullable: true }) usedAt: Date | null = null;
}
