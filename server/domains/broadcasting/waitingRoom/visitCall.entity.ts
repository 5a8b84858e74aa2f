import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { RadioOwned } from '../../platform/public.ts';
import { LiveVisit } from './liveVisit.entity.ts';

/**
 * A WebRTC call between a browser of the station and the browser of a visitor.
 * The SDP offer and answer are stored for the seconds that signalling takes, because the two sockets may
 * belong to different processes.
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
