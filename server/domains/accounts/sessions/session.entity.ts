import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../users/user.entity.ts';

/** One sign-in on one device, until it is signed out, revoked or left alone for too long. Every request reads it. */
@Entity()
export class Session extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Property({ type: 'datetime' }) createdAt!: Date;
  /** When the person last proved who they are: dangerous acts ask for a fresh proof. */
  @Property({ type: 'datetime', nullable: true }) provenAt: Date | null = null;
  @Property({ type: 'datetime' }) lastSeenAt!: Date;
  @Property({ type: 'datetime' }) expiresAt!: Date;
  @Property({ type: 'datetime', nullable: true }) revokedAt: Date | null = null;
  @Property({ type: 'string' }) device!: string;
  @Property({ type: 'string' }) address!: string;
}

/** A link in the chain of refresh tokens of a session. Only the hash is kept. */
@Entity()
export class RefreshToken extends BaseEntity {
  @ManyToOne({ entity: () => Session, ref: true, deleteRule: 'cascade', index: true })
  session!: Ref<Session>;

  @Property({ type: 'string' })
  @Unique()
  tokenHash!: string;

  /** When its successor was given out. */
  @Property({ type: 'datetime', nullable: true }) usedAt: Date | null = null;
}
