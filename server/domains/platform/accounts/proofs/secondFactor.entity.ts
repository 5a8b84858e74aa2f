import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { User } from '../../users/user.entity.ts';

/** An authenticator app of a user, for one-time codes (TOTP). */
@Entity()
export class Authenticator extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  @Unique()
  user!: Ref<User>;

  /** Encrypted with the configured secret. */
  @Property({ type: 'string', hidden: true })
  encryptedSecret!: string;

  @Property({ type: 'datetime' }) createdAt!: Date;
  /** When the first code was confirmed; null for a pending app. */
  @Property({ type: 'datetime', nullable: true }) confirmedAt: Date | null = null;
  /** Period of the last accepted code, so that no code is accepted twice. */
  @Property({ type: 'integer', nullable: true }) lastPeriod: number | null = null;
}

/** A single-use code that replaces a lost second factor. */
@Entity()
export class RecoveryCode extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Property({ type: 'string', hidden: true })
  codeHash!: string;

  @Property({ type: 'datetime', nullable: true }) usedAt: Date | null = null;
}

/** A WebAuthn credential: in a device, a password manager or a security key. */
@Entity()
export class Passkey extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Property({ type: 'string' })
  name!: string;

  /** Base64url, as in WebAuthn. */
  @Property({ type: 'string' })
  @Unique()
  credentialId!: string;

  /** The COSE key in base64url. */
  @Property({ type: 'text', hidden: true })
  publicKey!: string;

  @Property({ type: 'integer' }) counter!: number;
  @Property({ type: 'json' }) transports!: string[];
  @Property({ type: 'boolean' }) backedUp!: boolean;
  @Property({ type: 'datetime' }) createdAt!: Date;
  @Property({ type: 'datetime', nullable: true }) lastUsedAt: Date | null = null;
}
