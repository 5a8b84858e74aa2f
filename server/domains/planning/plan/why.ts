import { Field, ID, Int, registerEnumType } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { MediaItem } from '../../multimedia/media/mediaItem.entity.ts';

/** By what something is on the air. */
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
  description: 'By what something is on the air.',
  valuesConfig: {
    HAND: { description: 'Somebody put it into the rundown.' },
    SLOT: { description: 'The slot holds it: its playlist, its episode, or the studio.' },
    CLOCK: { description: 'A part of a clock asked for it.' },
    FILLER: { description: 'It fills an emission that has nothing else then.' },
    DEFAULT: { description: 'Nothing is planned: the default playlist, or general ones in turn.' },
    PLAYLIST_RULE: { description: 'A playlist that plays every so many songs or minutes, or once an hour.' },
    ADVERT_BREAK: { description: 'An advert that was due in a break.' },
  },
});

/** What keeps things apart: where nothing can satisfy it, it gives way. */
export enum SeparationRule {
  ARTISTE = 'ARTISTE',
  TITLE = 'TITLE',
  ALBUM = 'ALBUM',
  LABEL = 'LABEL',
}
registerEnumType(SeparationRule, {
  name: 'SeparationRule',
  description: 'What is kept apart on the air.',
  valuesConfig: {
    ARTISTE: { description: 'The same artiste is not heard again for some time.' },
    TITLE: { description: 'The same title is not heard again for some time, whoever plays it.' },
    ALBUM: { description: 'Nothing of the same album is heard again for some time.' },
    LABEL: { description: 'Nothing of the same label is heard again for some time.' },
  },
});

/** Why a candidate was passed over. */
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
  description: 'A rule that keeps something from being chosen.',
  valuesConfig: {
    ARTISTE: { description: 'The same artiste was heard too lately.' },
    TITLE: { description: 'The same title was heard too lately, whoever played it.' },
    ALBUM: { description: 'Something of the same album was heard too lately.' },
    LABEL: { description: 'Something of the same label was heard too lately.' },
    OUT_OF_DAYS: { description: 'An advert outside of its days.' },
    DAYPART: { description: 'An advert outside of its times of the day.' },
    TIMES_A_DAY: { description: 'An advert that was on as often as was agreed for the day.' },
    SAME_CLIENT: { description: 'An advert of a client who is in the same break already.' },
    TOO_LONG: { description: 'It is longer than the time that is left.' },
  },
});

@OutputType({ rule: 'parent', description: 'Something that was passed over, and why.' })
export class Refusal {
  @Field(() => MediaItem, {
    nullable: true,
    description: 'What it was; null when it is gone, or out of reach.',
  })
  media!: MediaItem | null;
  @Field(() => PlanRule, { description: 'The rule that kept it out.' }) rule!: PlanRule;
  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Until when what it is too near to was on the air, or from when on it is on the next day; null where the rule is about something else.',
  })
  heardUntil!: Date | null;
}

@OutputType({ rule: 'parent', description: 'Why something is where it is.' })
export class Why {
  @Field(() => WhyRule, { description: 'By what it is there.' }) rule!: WhyRule;
  @Field({ description: 'Who chose it, or had it chosen; empty where nobody was asked.' }) by!: string;
  @Field(() => DateTimeISO, { nullable: true, description: 'When it was chosen; null where that is now.' })
  at!: Date | null;
  @Field({
    description: 'Name of the type of what it comes from, such as `Clock` or `Playlist`; may be empty.',
  })
  sourceType!: string;
  @Field(() => ID, { nullable: true, description: 'Id of that.' }) sourceId!: string | null;
  @Field({ description: 'What that is called; of a clock with the part that asked.' }) source!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'How many there were to choose from; null where nothing was chosen.',
  })
  candidates!: number | null;
  @Field(() => [Refusal], { description: 'What was passed over before it, at most 20.' })
  refused!: Refusal[];
  @Field(() => [SeparationRule], { description: 'The rules that nothing could satisfy, and that gave way.' })
  gaveWay!: SeparationRule[];
  @Field({
    description:
      'What should have played and could not, such as a part of a clock for which there was nothing; may be empty.',
  })
  insteadOf!: string;
}

/** What is kept of it beside an item: ids instead of media. */
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

/** What is said where nothing was chosen from others. */
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
