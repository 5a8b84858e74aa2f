import { Field, ID, Int, registerEnumType } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { MediaItem } from '../../library/public.ts';

/** Reason for which an item is on the air. */
export enum WhyRule {
  HAND = 'HAND',
  SLOT = 'SLOT',
  CLOCK = 'CLOCK',
  FILLER = 'FILLER',
  DEFAULT = 'DEFAULT',
  PLAYLIST_RULE = 'PLAYLIST_RULE',
  ADVERT_BREAK = 'ADVERT_BREAK',
}
registerEnumType(WhyRule, {
  name: 'WhyRule',
  description: 'Reason for which an item is on the air.',
  valuesConfig: {
    HAND: { description: 'Somebody put it into the rundown.' },
    SLOT: { description: 'The slot contains it: its playlist, its episode, or the studio.' },
    CLOCK: { description: 'A part of a clock requires it.' },
    FILLER: { description: 'The item fills the free time of an emission.' },
    DEFAULT: {
      description: 'Nothing is planned: the default playlist plays, or the general playlists in turn.',
    },
    PLAYLIST_RULE: { description: 'The playlist plays every so many songs or minutes, or once an hour.' },
    ADVERT_BREAK: { description: 'An advert was due in a break.' },
  },
});

/** Separation rules. When no candidate satisfies a rule, the rule gives way. */
export enum SeparationRule {
  ARTISTE = 'ARTISTE',
  TITLE = 'TITLE',
  ALBUM = 'ALBUM',
  LABEL = 'LABEL',
}
registerEnumType(SeparationRule, {
  name: 'SeparationRule',
  description: 'A separation rule.',
  valuesConfig: {
    ARTISTE: { description: 'Minimum time between two plays of the same artiste.' },
    TITLE: { description: 'Minimum time between two plays of the same title, by any artiste.' },
    ALBUM: { description: 'Minimum time between two plays of the same album.' },
    LABEL: { description: 'Minimum time between two plays of the same label.' },
  },
});

/** Reason why a candidate was refused. */
export enum PlanRule {
  ARTISTE = 'ARTISTE',
  TITLE = 'TITLE',
  ALBUM = 'ALBUM',
  LABEL = 'LABEL',
  OUT_OF_DAYS = 'OUT_OF_DAYS',
  DAYPART = 'DAYPART',
  TIMES_A_DAY = 'TIMES_A_DAY',
  SAME_CLIENT = 'SAME_CLIENT',
  TOO_LONG = 'TOO_LONG',
}
registerEnumType(PlanRule, {
  name: 'PlanRule',
  description: 'A rule that excludes a candidate.',
  valuesConfig: {
    ARTISTE: { description: 'The same artiste played too recently.' },
    TITLE: { description: 'The same title played too recently, by any artiste.' },
    ALBUM: { description: 'The same album played too recently.' },
    LABEL: { description: 'The same label played too recently.' },
    OUT_OF_DAYS: { description: 'The advert is outside its days.' },
    DAYPART: { description: 'The advert is outside its times of the day.' },
    TIMES_A_DAY: { description: 'The advert has reached its agreed number of plays for the day.' },
    SAME_CLIENT: { description: 'Another advert of the same client is in the break.' },
    TOO_LONG: { description: 'The candidate is longer than the remaining time.' },
  },
});

@OutputType({ rule: 'parent', description: 'A refused candidate with the reason.' })
export class Refusal {
  @Field(() => MediaItem, {
    nullable: true,
    description: 'Media item; null when it was deleted, or the viewer may not read it.',
  })
  media!: MediaItem | null;
  @Field(() => PlanRule, { description: 'The rule that excluded it.' }) rule!: PlanRule;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'End of the earlier play that it is too close to, or start of that on the next day; null for other rules.',
  })
  heardUntil!: Date | null;
}

@OutputType({ rule: 'parent', description: 'Reason for an item of the plan.' })
export class Why {
  @Field(() => WhyRule, { description: 'The rule that put it there.' }) rule!: WhyRule;
  @Field({ description: 'Person who chose it, or had it chosen; empty for automatic choices.' }) by!: string;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was chosen; null when it is chosen at this moment.',
  })
  at!: Date | null;
  @Field({
    description: 'Type name of its source, such as `Clock` or `Playlist`; may be empty.',
  })
  sourceType!: string;
  @Field(() => ID, { nullable: true, description: 'Id of the source.' }) sourceId!: string | null;
  @Field({ description: 'Name of the source; for a clock, with the name of the part.' }) source!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of candidates; null when there was no choice.',
  })
  candidates!: number | null;
  @Field(() => [Refusal], { description: 'Candidates refused before it, at most 20.' })
  refused!: Refusal[];
  @Field(() => [SeparationRule], { description: 'Rules that no candidate satisfied, and that gave way.' })
  gaveWay!: SeparationRule[];
  @Field({
    description:
      'Name of the source that had nothing to play, such as a part of a clock; empty when there is none.',
  })
  insteadOf!: string;
}

/** Stored form of a reason, with ids instead of media. */
export interface StoredWhy {
  rule: WhyRule;
  by: string;
  at: string | null;
  sourceType: string;
  sourceId: string | null;
  source: string;
  candidates: number | null;
  refused: StoredRefusal[];
  gaveWay: SeparationRule[];
  insteadOf: string;
}

export interface StoredRefusal {
  media: number;
  rule: PlanRule;
  heardUntil: number | null;
}

/** Reason of an item that was not chosen from candidates. */
export const plainly = (rule: WhyRule, more: Partial<StoredWhy> = {}): StoredWhy => ({
  rule,
  by: '',
  at: null,
  sourceType: '',
  sourceId: null,
  source: '',
  candidates: null,
  refused: [],
  gaveWay: [],
  insteadOf: '',
  ...more,
});
