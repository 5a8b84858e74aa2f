import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { AudienceSpan } from './audienceSpan.ts';

/** Listener figures of one day on the radio's clock. */
@Entity()
@Index({ properties: ['radio', 'mount', 'day'] })
export class AudienceDay extends AudienceSpan {
  @Property({ type: 'date' })
  day!: string;
}
