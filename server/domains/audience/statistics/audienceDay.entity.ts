import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { AudienceSpan } from './audienceSpan.ts';

/** How many listened on a day of the radio's clock. */
@Entity()
@Index({ properties: ['radio', 'mount', 'day'] })
export class AudienceDay extends AudienceSpan {
  @Property({ type: 'date' })
  day!: string;
}
