import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';

/** A page of the world outside that may interest the staff. */
@Entity()
export class SuggestedPage extends EditableEntity {
  @Property({ type: 'string' })
  name!: string;

  @Property({ type: 'string' })
  subtitle!: string;

  @Property({ type: 'string', default: '' })
  avatar: string = '';
}
