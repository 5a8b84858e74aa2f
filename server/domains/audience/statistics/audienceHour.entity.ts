import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { AudienceSpan } from './audienceSpan.ts';

/** Listener figures of one hour on the radio's clock. */
@Entity()
@Index({ properties: ['radio', 'mount', 'minute'] })
export class AudienceHour extends AudienceSpan {
  /** Start of the hour, in minutes since 1970. */
  @Property({ type: 'integer' })
  minute!: number;
}
