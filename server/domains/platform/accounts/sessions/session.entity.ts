import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { User } from '../../users/user.entity.ts';

/** A sign-in on one device, until it is signed out, revoked or expires. Every request reads its row. */
@Entity()
export class Session extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Property({ type: 'datetime' }) createdAt!: Date;
  /** Last proof of identity, which sensitive actions require to be recent; null when there is none. */
  @Property({ type: 'datetime', nullable: true }) provenAt: Date | null = null;
  @Property({ type: 'datetime' }) lastSeenAt!: Date;
  @Property({ type: 'datetime' }) expiresAt!: Date;
  @Property({ type: 'datetime', nullable: true }) revokedAt: Date | null = null;
  @Property({ type: 'string' }) device!: string;
  @Property({ type: 'string' }) address!: string;
}

/** A refresh token in the chain of a session. Only its hash is stored. */
@Entity()
export class RefreshToken extends BaseEntity {
  @ManyToOne({ entity: () => Session, ref: true, deleteRule: 'cascade', index: true })
  session!: Ref<Session>;

  @Property({ type: 'string' })
  @Unique()
  tokenHash!: string;

  /** When its successor was issued; null while the token is unused. */
  @Property({ type: 'datetime', nullable: true }) usedAt: Date | null = null;
}
