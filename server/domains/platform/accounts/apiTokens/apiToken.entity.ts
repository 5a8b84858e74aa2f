import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import type { AbilityGrant } from '../../../../kit/rules/abilities.ts';
import { Radio } from '../../organization/radios/radio.entity.ts';
import { User } from '../../users/user.entity.ts';

/** A key of a program that acts for a user. Shown once; only its hash is stored. */
@Entity()
export class ApiToken extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Property({ type: 'string' })
  name!: string;

  /** The 12 hexadecimal digits of the token after `regie_`, which identify it. */
  @Property({ type: 'string' })
  @Unique()
  prefix!: string;

  @Property({ type: 'string', hidden: true })
  tokenHash!: string;

  /** Maximum permissions of the token. The permissions of its user limit them further. */
  @Property({ type: 'json' })
  scopes!: AbilityGrant[];

  /** The only radio of the token; null for all radios of its user. */
  @ManyToOne({ entity: () => Radio, ref: true, nullable: true, deleteRule: 'cascade' })
  radio!: Ref<Radio> | null;

  @Property({ type: 'datetime' }) createdAt!: Date;
  @Property({ type: 'datetime', nullable: true }) expiresAt: Date | null = null;
  @Property({ type: 'datetime', nullable: true }) lastUsedAt: Date | null = null;
  @Property({ type: 'datetime', nullable: true }) revokedAt: Date | null = null;
}
