import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import type { RecordType } from '../../../kit/html/references.ts';
import { Content } from '../contents/content.entity.ts';

/** A record that the text of a content, or the text of its draft, refers to. Written with the text. */
@Entity()
@Unique({ properties: ['content', 'isDraft', 'type', 'record'] })
@Index({ properties: ['type', 'record', 'content'] })
export class ContentReference extends BaseEntity {
  @ManyToOne({ entity: () => Content, ref: true, deleteRule: 'cascade' })
  content!: Ref<Content>;

  /** True for the text of the draft. */
  @Property({ type: 'boolean' })
  isDraft!: boolean;

  @Property({ type: 'string', length: 20 })
  type!: RecordType;

  /** Id of the record, which may have been deleted since. */
  @Property({ type: 'integer' })
  record!: number;
}
