import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { MetadataImport } from './metadataImport.entity.ts';

/** Portion of an import's rows that are not saved yet. The transaction that saves the rows deletes the portion. */
@Entity()
@Unique({ properties: ['import', 'firstRow'] })
export class MetadataImportPart extends BaseEntity {
  @ManyToOne({ entity: () => MetadataImport, ref: true, deleteRule: 'cascade', fieldName: 'import_id' })
  import!: Ref<MetadataImport>;

  /** Number of the first row of the portion within the import, starting at 1. */
  @Property({ type: 'integer' })
  firstRow!: number;

  /** Ids of the media in the portion, to detect media that occur twice in an import. */
  @Property({ type: 'json' })
  ids!: string[];

  /** Edits as JSON. Each contains only the fields that the client sent. */
  @Property({ type: 'text' })
  edits!: string;
}
