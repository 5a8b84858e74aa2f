import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';

/** What one card of the dashboard shows, for one period where it has a choice of them. */
@Entity()
@Unique({ properties: ['key', 'period'] })
export class Card extends EditableEntity {
  /** Which card, such as `support-tracker`. */
  @Property({ type: 'string' })
  key!: string;

  /** The period or the year that the figures are of; empty for a card without a choice. */
  @Property({ type: 'string', default: '' })
  period: string = '';

  /** The figures, in the shape that the card's own type says. */
  @Property({ type: 'json' })
  data!: unknown;
}
