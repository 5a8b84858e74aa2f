import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';

/** What articles of the blog are about. */
@Entity()
export class BlogCategory extends EditableEntity {
  @Property({ type: 'string' })
  @Unique()
  name!: string;

  @Property({ type: 'string' })
  icon!: string;
}
