import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { MetadataImport } from './metadataImport.entity.ts';

/** Rows of an import that are not done yet, which are saved in one transaction: it goes in that one. */
@Entity()
@Unique({ properties: ['import', 'firstRow'] })
export class MetadataImportPart extends BaseEntity {
  @ManyToOne({ entity: () => MetadataImport, ref: true, deleteRule: 'cascade', fieldName: 'import_id' })
  import!: Ref<MetadataImport>;

  /** Which row of the import is its first, from 1. */
  @Property({ type: 'integer' })
  firstRow!: number;

  /** The media that it is about, to tell those that are named twice. */
  @Property({ type: 'json' })
  ids!: string[];

  /** The edits in JSON, each with the fields that were given. */
  @Property({ type: 'text' })
  edits!: string;
}
