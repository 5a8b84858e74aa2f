import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import type { AbilityGrant } from '../../../kit/rules/abilities.ts';
import { Radio } from '../../organization/radios/radio.entity.ts';
import { User } from '../../users/user.entity.ts';

/** A key for a program that acts for a person. Shown once; only the hash is kept. */
@Entity()
export class ApiToken extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Property({ type: 'string' })
  name!: string;

  /** Its first characters, by which it is found and told from others. */
  @Property({ type: 'string' })
  @Unique()
  prefix!: string;

  @Property({ type: 'string', hidden: true })
  tokenHash!: string;

  /** What it may do at most; what its person may not do it may not either. */
  @Property({ type: 'json' })
  scopes!: AbilityGrant[];

  /** The only radio that it works on, or null for any of its person. */
  @ManyToOne({ entity: () => Radio, ref: true, nullable: true, deleteRule: 'cascade' })
  radio!: Ref<Radio> | null;

  @Property({ type: 'datetime' }) createdAt!: Date;
  @Property({ type: 'datetime', nullable: true }) expiresAt: Date | null = null;
  @Property({ type: 'datetime', nullable: true }) lastUsedAt: Date | null = null;
  @Property({ type: 'datetime', nullable: true }) revokedAt: Date | null = null;
}
