import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../users/user.entity.ts';

/** What a link in a mail is for. */
export enum MailedTokenKind {
  INVITATION = 'INVITATION',
  PASSWORD_RESET = 'PASSWORD_RESET',
}

/** A link that was sent to a person, good once and for a time. Only the hash is kept. */
@Entity()
export class MailedToken extends BaseEntity {
  @Enum({ items: () => MailedTokenKind })
  kind!: MailedTokenKind;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  /** Who asked for it; null for the person themself. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  sentBy!: Ref<User> | null;

  @Property({ type: 'string' })
  @Unique()
  tokenHash!: string;

  @Property({ type: 'datetime' }) createdAt!: Date;
  @Property({ type: 'datetime' }) expiresAt!: Date;
  /** When it was used, or replaced by a newer one. */
  @Property({ type: 'datetime', nullable: true }) usedAt: Date | null = null;
}
