import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../users/user.entity.ts';

/** The app of a person that makes one-time codes (TOTP). */
@Entity()
export class Authenticator extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  @Unique()
  user!: Ref<User>;

  /** Encrypted with the secret of the configuration. */
  @Property({ type: 'string', hidden: true })
  encryptedSecret!: string;

  @Property({ type: 'datetime' }) createdAt!: Date;
  /** When the first code was right; until then it does not count. */
  @Property({ type: 'datetime', nullable: true }) confirmedAt: Date | null = null;
  /** The period of the last code that was taken: none is taken twice. */
  @Property({ type: 'integer', nullable: true }) lastPeriod: number | null = null;
}

/** A code on paper for the day on which the authenticator is lost, good once. */
@Entity()
export class RecoveryCode extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Property({ type: 'string', hidden: true })
  codeHash!: string;

  @Property({ type: 'datetime', nullable: true }) usedAt: Date | null = null;
}

/** A key of WebAuthn: in a device, a password manager or a stick. */
@Entity()
export class Passkey extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Property({ type: 'string' })
  name!: string;

  /** Base64url, as WebAuthn gives it. */
  @Property({ type: 'string' })
  @Unique()
  credentialId!: string;

  /** Base64url of the COSE key. */
  @Property({ type: 'text', hidden: true })
  publicKey!: string;

  @Property({ type: 'integer' }) counter!: number;
  @Property({ type: 'json' }) transports!: string[];
  @Property({ type: 'boolean' }) backedUp!: boolean;
  @Property({ type: 'datetime' }) createdAt!: Date;
  @Property({ type: 'datetime', nullable: true }) lastUsedAt: Date | null = null;
}
