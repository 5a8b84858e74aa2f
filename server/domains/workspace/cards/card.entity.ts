import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../../kit/entities/baseEntity.ts';

/** Stored figures of a dashboard card. A card with several periods has one row per period. */
@Entity()
@Unique({ properties: ['key', 'period'] })
export class Card extends EditableEntity {
  /** Key of the card, such as `support-tracker`. */
  @Property({ type: 'string' })
  key!: string;

  /** Period or year of the figures; empty for a card without a choice. */
  @Property({ type: 'string', default: '' })
  period: string = '';

  /** Figures in the shape of the card's type. */
  @Property({ type: 'json' })
  data!: unknown;
}
