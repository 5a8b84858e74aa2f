import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Participant } from '../people/participant.ts';
import { Episode } from './episode.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Episode'),
  description: 'A person who takes part in an episode, such as a guest.',
})
export class EpisodePerson extends Participant {
  @ManyToOne({ entity: () => Episode, ref: true, hidden: true, deleteRule: 'cascade', index: true })
  episode!: Ref<Episode>;
}
