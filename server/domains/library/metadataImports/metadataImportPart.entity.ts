import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { MetadataImport } from './metadataImport.entity.ts';

/** Portion of unprocessed rows, saved in one transaction, which deletes it. */
@Entity()
@Unique({ properties: ['import', 'firstRow'] })
export class MetadataImportPart extends BaseEntity {
  @ManyToOne({ entity: () => MetadataImport, ref: true, deleteRule: 'cascade', fieldName: 'import_id' })
  import!: Ref<MetadataImport>;

  /** Number of its first row in the import, starting at 1. */
  @Property({ type: 'integer' })
  firstRow!: number;

  /** Ids of its media, to detect media that occur twice. */
  @Property({ type: 'json' })
  ids!: string[];

  /** Edits as JSON, each with the given fields. */
  @Property({ type: 'text' })
  edits!: string;
}
