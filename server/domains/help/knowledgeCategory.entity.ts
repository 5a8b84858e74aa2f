import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';

/** A shelf of the knowledge base. */
@Entity()
export class KnowledgeCategory extends EditableEntity {
  /** The lasting name, such as `on-air`. */
  @Property({ type: 'string' })
  @Unique()
  key!: string;

  @Property({ type: 'string' })
  title!: string;

  @Property({ type: 'string' })
  description!: string;

  @Property({ type: 'string', default: '' })
  picture: string = '';

  @Property({ type: 'integer' })
  position!: number;
}
