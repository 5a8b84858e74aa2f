import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySignedIn } from '../../../kit/rules/rule.ts';
import { postalCredit, Region } from './region.entity.ts';

@Entity()
@Unique({ properties: ['region', 'code'] })
@OutputType({ rule: anySignedIn, description: `Postal code of a region. ${postalCredit}` })
export class ZipCode extends BaseEntity {
  @ManyToOne({ entity: () => Region, ref: true, deleteRule: 'cascade' })
  region!: Ref<Region>;

  @Field({ description: 'Postal code as written on an envelope, such as `33800`.' })
  @Property({ type: 'string' })
  code!: string;
}
