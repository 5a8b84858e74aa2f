import { Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { invalidInput } from '../../../kit/errors.ts';
import { parseId } from '../../../kit/read/reads.ts';
import { addRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import {
  mayPresent,
  requireOwnEmission,
  Episode,
  publishEpisodeChanged,
  EpisodePerson,
  ParticipantPart,
  findTeamMember,
} from '../../programmes/public.ts';
import { dateOf, dayLength, wallText } from '../../../kit/time/days.ts';
import type { SlotInput } from './slot.inputs.ts';
import { SlotCategory, SlotLayer } from './slotEnums.ts';
import { dayAt, type RadioClock } from '../../platform/public.ts';

const second = 1000;
const minute = 60_000;

@InputType({ description: 'A live slot that begins now.' })
export class StartLiveInput {
  @Field(() => ID, {
    description: 'Id of the `Emission` to broadcast; rejected with `ended` when the emission has ended.',
  })
  emissionId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `User` who presents the slot; null for the presenters of the emission. Rejected with `unknown` when the person is not in the team of the radio.',
  })
  presenterId?: string | null;

  @Field(() => Int, { description: 'Duration in milliseconds: one minute to 24 hours.' })
  @Min(minute)
  @Max(dayLength)
  duration!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Title of the slot, at most 160 characters; empty to use the title of the emission.',
  })
  @Length(0, 160)
  title?: string | null;

  @Field(() => SlotLayer, { nullable: true, description: 'Layer of the calendar; LIVE when null or absent.' })
  layer?: SlotLayer | null;
}

/** Makes the input of a live slot with a single date that begins at the current second. */
export function liveSlotFrom({ wallNow }: RadioClock, input: StartLiveInput): SlotInput {
  const wall = Math.floor(wallNow / second) * second;
  return {
    category: SlotCategory.LIVE,
    layer: input.layer ?? SlotLayer.LIVE,
    emissionId: input.emissionId,
    title: input.title ?? '',
    startDate: dateOf(dayAt(wall)),
    startTime: wallText(dayLength + (wall % dayLength)).slice(11),
    duration: input.duration,
  };
}

/**
 * Creates an episode with a user as its presenter, so that this user may go live in the slot. Returns its id.
 * Returns null when no user is given, and when the user presents or produces the emission: no episode is needed then.
 */
export async function findEpisodeToPresent(
  writing: Writing,
  emission: { id: number; title: string },
  input: StartLiveInput,
): Promise<number | null> {
  if (input.presenterId == null) return null;
  const user = parseId(input.presenterId) ?? 0;
  const person = await findTeamMember.first(writing, { user });
  if (!person) throw invalidInput({ presenterId: 'unknown' });
  if (await mayPresent(writing, emission.id, user)) return null;
  await requireOwnEmission(writing, { action: 'create', subject: 'Episode' }, emission.id);
  const { context, transaction } = writing;
  const { models } = context.reads;
  const id = await addRow(writing, models.of(Episode), {
    emission: emission.id,
    title: input.title || emission.title,
  });
  await addRow(writing, models.of(EpisodePerson), {
    episode: id,
    user,
    name: person.fullName,
    part: ParticipantPart.PRESENTER,
    position: 1,
  });
  await publishEpisodeChanged(
    { transaction, events: context.services.events },
    { radioId: context.radioId!, id },
  );
  return id;
}
