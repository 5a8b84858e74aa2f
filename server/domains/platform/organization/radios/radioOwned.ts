import { Filter, ManyToOne } from '@mikro-orm/decorators/legacy';
import type { Ref } from '@mikro-orm/core';
import { ObjectType } from 'type-graphql';
import { SearchableEntity } from '../../../../kit/entities/searchableEntity.ts';
import { radioFilter } from '../../../../kit/read/model.ts';
import { Radio } from './radio.entity.ts';

/**
 * Base of entities that belong to a radio. The filter applies to every read, join, update and delete, and throws without a current
 * radio. Inputs never contain a radio: the current one is set when a row is created.
 */
@Filter({
  name: radioFilter,
  cond: ({ radioId }) => ({ radio: radioId }),
  default: /* guard: radio-scope-in-entity-manager */ true,
})
@ObjectType({ simpleResolvers: true })
export abstract class RadioOwned extends SearchableEntity {
  @ManyToOne({ entity: () => Radio, ref: true, hidden: true, index: true })
  radio!: Ref<Radio>;
}
