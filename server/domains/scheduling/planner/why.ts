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
  description: 'Rule by which the plan selected an item.',
  valuesConfig: {
    HAND: {
      description:
        'A person chose the item. Someone added it to the rundown or inserted it on the air, or a presenter is live.',
    },
    SLOT: {
      description:
        'The slot defines the item. It is from the slot’s playlist, episode or rush, the opener or closer of its emission, or the studio.',
    },
    CLOCK: { description: 'A part of a clock requires the item.' },
    FILLER: { description: 'The item fills the free time of an emission.' },
    DEFAULT: {
      description:
        'The default playlist plays, or the general playlists in turn. Nothing is planned, or the planned source has nothing to play. Also for silence and emergency playback.',
    },
    PLAYLIST_RULE: { description: 'A playlist with the rule EVERY_SONGS, EVERY_MINUTES or HOURLY was due.' },
    ADVERT_BREAK: { description: 'An advert was due in a break.' },
  },
});

/** Separation rules. When no candidate satisfies all rules, some of them give way. */
export enum SeparationRule {
  ARTISTE = 'ARTISTE',
  TITLE = 'TITLE',
  ALBUM = 'ALBUM',
  LABEL = 'LABEL',
}
registerEnumType(SeparationRule, {
  name: 'SeparationRule',
  description:
    'Separation rule: a minimum time between two plays that have something in common. It is counted from the end of a play to the start of the next one.',
  valuesConfig: {
    ARTISTE: {
      description: 'Minimum time from the end of a play to the start of the next play of the same artiste.',
    },
    TITLE: {
      description:
        'Minimum time from the end of a play to the start of the next play of the same title, by any artiste.',
    },
    ALBUM: {
      description: 'Minimum time from the end of a play to the start of the next play of the same album.',
    },
    LABEL: {
      description:
        'Minimum time from the end of a play to the start of the next play of the same record label.',
    },
  },
});

/** Rule because of which the planner refused a candidate. */
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
  description: 'Rule by which the plan excludes a candidate for an item.',
  valuesConfig: {
    ARTISTE: { description: 'The same artiste plays too shortly before or after.' },
    TITLE: { description: 'The same title plays too shortly before or after, by any artiste.' },
    ALBUM: { description: 'The same album plays too shortly before or after.' },
    LABEL: { description: 'The same record label plays too shortly before or after.' },
    OUT_OF_DAYS: {
      description:
        'The day is before the first day or after the last day of the advert (`validFrom`, `validTo`).',
    },
    DAYPART: {
      description:
        'The time is outside of the time ranges of the week in which the advert may air (`dayparts`).',
    },
    TIMES_A_DAY: { description: 'The advert has reached its agreed number of plays for the day.' },
    SAME_CLIENT: {
      description: 'The advert, or another advert of the same client, is in the break already.',
    },
    TOO_LONG: { description: 'The candidate is longer than the time that remains to be filled.' },
  },
});

@OutputType({
  rule: 'parent',
  description: 'A candidate that was not chosen for an item of the plan, with the reason.',
})
export class Refusal {
  @Field(() => MediaItem, {
    nullable: true,
    description:
      'Media item. Null when it was deleted, even if it is in the recycle bin, and when the viewer may not read it.',
  })
  media!: MediaItem | null;
  @Field(() => PlanRule, { description: 'The rule that excluded the candidate.' }) rule!: PlanRule;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Time of the play to which this candidate would have been too close, for a separation rule. It is the end of an earlier play or the start of a later one. Null for other rules.',
  })
  playedUntil!: Date | null;
}

@OutputType({
  rule: 'parent',
  description: 'Explanation why the plan contains an item: the rule, its source and the refused candidates.',
})
export class Why {
  @Field(() => WhyRule, { description: 'Rule that selected the item.' }) rule!: WhyRule;
  @Field({
    description:
      'Name of the person who added or inserted the item, filled the rundown with it, or is live. Empty for automatic choices.',
  })
  by!: string;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When the item was added to the rundown or inserted, or went on the air live. Null for an item that the plan computes on each request.',
  })
  at!: Date | null;
  @Field({
    description: 'Type name of the source of the item, such as `Clock` or `Playlist`; may be empty.',
  })
  sourceType!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the source of the item; null when there is none.',
  })
  sourceId!: string | null;
  @Field({
    description:
      'Name of the source; for a clock, with the name of the part. Empty when there is none, and when the viewer may not read the source.',
  })
  source!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      'Number of media among which the rule chose, including the refused ones. Null when the rule left no choice.',
  })
  candidates!: number | null;
  @Field(() => [Refusal], {
    description: 'Candidates that were refused before the item was chosen, at most 20.',
  })
  refused!: Refusal[];
  @Field(() => [SeparationRule], {
    description:
      'Separation rules that were ignored, because no candidate satisfied all rules. Empty when none was ignored.',
  })
  gaveWay!: SeparationRule[];
  @Field({
    description:
      'Name of the planned source without anything to play, such as a part of a clock or a talk. Another source provided the item then; empty when the planned source provided it.',
  })
  insteadOf!: string;
}

/** Stored form of the reason of a planned item, with ids instead of media. */
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
  playedUntil: number | null;
}

/** Returns the reason of an item that was not chosen from candidates. */
export const simpleWhy = (rule: WhyRule, more: Partial<StoredWhy> = {}): StoredWhy => ({
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
