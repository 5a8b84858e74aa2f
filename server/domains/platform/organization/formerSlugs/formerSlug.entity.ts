import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';

/**
 * A former slug of a record: public addresses that contain it redirect to the record.
 * The row refers to the record by id, so that one redirect is enough, however often the slug has changed
 * since.
 */
@Entity()
@Unique({ properties: ['kind', 'scope', 'slug'] })
@Index({ properties: ['kind', 'target'] })
export class FormerSlug extends BaseEntity {
  /** Name of the entity, such as `Emission`. */
  @Property({ type: 'string', length: 40 })
  kind!: string;

  /** Id of the radio within which the slug is unique; 0 when it is unique across all radios. */
  @Property({ type: 'integer' })
  scope!: number;

  @Property({ type: 'string' })
  slug!: string;

  /** Id of the record. Ids are never reused, so a row whose record was deleted never redirects. */
  @Property({ type: 'integer' })
  target!: number;
}
