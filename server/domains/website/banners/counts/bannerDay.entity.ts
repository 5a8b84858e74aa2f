import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Banner } from '../banner.entity.ts';

/** Views and clicks of a banner on a day of its radio. Nothing about visitors is stored. */
@Entity()
@Unique({ properties: ['banner', 'day'] })
export class BannerDay {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => Banner, ref: true, deleteRule: 'cascade' })
  banner!: Ref<Banner>;

  @Property({ type: 'date' })
  day!: string;

  @Property({ type: 'integer' })
  views!: number;

  @Property({ type: 'integer' })
  clicks!: number;
}
