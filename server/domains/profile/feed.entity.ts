import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';

/** An entry of the feeds that the house follows. */
@Entity()
export class Feed extends EditableEntity {
  @Property({ type: 'string' })
  title!: string;

  /** Who wrote it, such as `@radio_horizon`. */
  @Property({ type: 'string' })
  handle!: string;

  @Property({ type: 'string', default: '' })
  tags: string = '';

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'string', default: '' })
  picture: string = '';
}
