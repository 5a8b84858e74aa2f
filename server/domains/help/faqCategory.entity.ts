import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';

/** A chapter of the frequent questions. */
@Entity()
export class FaqCategory extends EditableEntity {
  /** The lasting name, such as `cancellationReturn`. */
  @Property({ type: 'string' })
  @Unique()
  key!: string;

  @Property({ type: 'string' })
  icon!: string;

  @Property({ type: 'string' })
  title!: string;

  @Property({ type: 'string' })
  subtitle!: string;

  @Property({ type: 'integer' })
  position!: number;
}
