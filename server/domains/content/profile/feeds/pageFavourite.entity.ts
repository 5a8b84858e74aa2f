import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { User } from '../../../platform/public.ts';
import { SuggestedPage } from './suggestedPage.entity.ts';

/** Favourite mark of a person on a suggested page. */
@Entity()
@Unique({ properties: ['page', 'user'] })
export class PageFavourite extends BaseEntity {
  @ManyToOne({ entity: () => SuggestedPage, ref: true, deleteRule: 'cascade' })
  page!: Ref<SuggestedPage>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;
}
