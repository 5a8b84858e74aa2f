import { Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';

/**
 * A slug that a record had before it was given another one: public addresses with it redirect to the record. The target is an id rather
 * than a slug, so that an address redirects once however often the slug has changed since.
 */
@Entity()
@Unique({ properties: ['kind', 'scope', 'slug'] })
@Index({ properties: ['kind', 'target'] })
export class FormerSlug extends BaseEntity {
  /** Name of the entity, such as `Emission`, and what else its slug is unique in: `Content NEWS EN`. */
  @Property({ type: 'string', length: 40 })
  kind!: string;

  /** Id of the radio in which the slug is unique; 0 when it is unique in all of them. */
  @Property({ type: 'integer' })
  scope!: number;

  @Property({ type: 'string' })
  slug!: string;

  /** Id of the record. Ids are never reused: a row whose record was deleted redirects nowhere. */
  @Property({ type: 'integer' })
  target!: number;
}
