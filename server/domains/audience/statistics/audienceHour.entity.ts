import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { AudienceSpan } from './audienceSpan.ts';

/** How many listened in an hour of the radio's clock. */
@Entity()
@Index({ properties: ['radio', 'mount', 'minute'] })
export class AudienceHour extends AudienceSpan {
  /** When it begins, in minutes since 1970. */
  @Property({ type: 'integer' })
  minute!: number;
}
