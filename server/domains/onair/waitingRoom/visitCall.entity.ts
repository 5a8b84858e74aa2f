import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { LiveVisit } from './liveVisit.entity.ts';

/**
 * Two browsers that find each other: what the one of the station offers, and what that of the visitor answers. It is kept for the
 * seconds that this takes, for the two may be held by different processes.
 */
@Entity()
export class VisitCall extends RadioOwned {
  @ManyToOne({ entity: () => LiveVisit, ref: true, index: true, deleteRule: 'cascade' })
  visit!: Ref<LiveVisit>;

  @Property({ type: 'text' })
  offer!: string;

  @Property({ type: 'text', default: '' })
  answer: string = '';
}
