import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { FieldProblems } from '../../../kit/errors.ts';
import { cleanLongHtml } from '../../../kit/html/cleanLongHtml.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { First, firstInOrder } from '../../../kit/read/inOrder.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../kit/read/reads.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import { checkedInside } from '../../../kit/resource/resolvers/updateResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { changeEntity, type Write, type Written } from '../../../kit/resource/writes.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { isOwnEmission, requireOwnEmission } from '../emissions/emissionAccess.ts';
import { maxParticipants, ParticipantInput, replaceParticipants } from '../people/participants.ts';
import { sumDownloadsOfEpisode } from '../podcasts/downloads/downloadCounts.ts';
import type { ChapterInput } from './chapter.ts';
import { Episode } from './episode.entity.ts';
import { EpisodeInput, EpisodePatch } from './episode.inputs.ts';
import { EpisodeState, EpisodeType } from './episodeEnums.ts';
import { publishEpisodeChanged } from './episodeEvents.ts';
import { isNumberTaken, findNextNumber } from './nextNumber.ts';
import { EpisodePerson } from './episodePerson.entity.ts';

const findPeopleOfEpisode = query('programmes.findPeopleOfEpisode', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('EpisodePerson').select('id').where('episode', '=', of),
);

const deedOf = ({ action }: Write<Episode>) => ({ action, subject: 'Episode' });

@Resolver(() => Episode)
export class EpisodeResolver extends RecoverableResolver(Episode, EpisodeInput, EpisodePatch, {
  views: 'episodes',
  binViews: 'episodes-bin',
  roles: { staff: ['read'], editor: ['manage'], user: ['create own', 'update own'] },
  references: ['emission'],
  searchResult: {
    title: '{title}',
    subtitle: '{emission.title}',
    picture: 'cover',
    list: '/admin/planning/episodes',
    record: '/admin/planning/episodes/:id',
  },
}) {
  @Requires('people.position')
  @FieldResolver(() => [EpisodePerson], {
    description:
      'People of this episode, guests included, in their order. The people of the emission are not among them.',
  })
  people(@Root() { people }: Row, @First(maxParticipants) first: number): Row[] {
    return firstInOrder(people, first);
  }

  @Requires('emission.id')
  @FieldResolver(() => Boolean, {
    description:
      'True when the viewer may update all episodes, or presents or produces the emission of the episode. For an update, presenters and producers also need the permission to update episodes.',
  })
  async isMine(@Root() { emission }: Row, @Ctx() context: Context): Promise<boolean> {
    return context.abilities.canAll('update', 'Episode') || isOwnEmission(context, (emission as Row).id);
  }

  @Requires('captions')
  @FieldResolver(() => String, {
    description:
      'Timed transcript as WebVTT; empty when there is none. Uploaded as WebVTT or SRT, at most 1 MiB, by `PUT /uploads/episodes/{id}/transcript`, removed by `DELETE`.',
  })
  timedTranscript(@Root() { captions }: Row): string {
    return String(captions);
  }

  @FieldResolver(() => Int, {
    description:
      'Number of downloads of the episode from the podcast. A download counts once per listener and day, when at least a minute of the sound, or all of it, was sent.',
  })
  downloadCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return sumDownloadsOfEpisode(context, id);
  }

  @Allow('update', 'Episode')
  @Mutation(() => Episode, {
    description:
      'Replaces the people of an episode by `people`, in the given order. BAD_USER_INPUT names each invalid field, such as `people.2.userId`. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async setEpisodePeople(
    @Arg('id', () => ID, { description: 'Id of the `Episode`.' }) id: string,
    @Arg('version', () => Int, {
      description: 'Version of the record that the change is based on.',
    })
    version: number,
    @Arg('people', () => [ParticipantInput], {
      description: 'The new people in display order, at most 50; they replace the current people.',
      validateFn: checkedInside,
    })
    people: ParticipantInput[],
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, Episode, rowId, info), context.abilities);
    const authorize = (episode: Stored<Episode>, write: Write<Episode>) => this.authorize(episode, write);
    const rowId = await changeEntity(context, Episode, { id, version, current, authorize }, async (write) => {
      const of = write.existing!.id;
      const owner = { relation: 'episode', of, present: findPeopleOfEpisode };
      await replaceParticipants(write, EpisodePerson, owner, people);
      return { updatedAt: new Date() };
    });
    return (await findRow(context, Episode, rowId, info))!;
  }

  protected override async afterWrite({
    transaction,
    context,
    id,
  }: Written<Episode> & Writing): Promise<void> {
    const { events } = context.services;
    await publishEpisodeChanged({ transaction, events }, { radioId: context.radioId!, id });
  }

  protected override async authorize(
    episode: Stored<Episode> | undefined,
    write: Write<Episode>,
  ): Promise<void> {
    if (episode) await requireOwnEmission(write, deedOf(write), episode.emission);
  }

  protected override async check(given: EpisodePatch, write: Write<Episode>): Promise<FieldProblems> {
    return {
      ...(await this.#problemOfNumber(given, write)),
      ...problemsOfChapters(given.chapters ?? []),
    };
  }

  async #problemOfNumber(given: EpisodePatch, write: Write<Episode>): Promise<FieldProblems> {
    const { existing } = write;
    const emission = given.emissionId === undefined ? existing?.emission : parseId(given.emissionId);
    const number = given.number === undefined ? existing?.number : given.number;
    // A bonus may have the number of the episode that it belongs to.
    if (!number || emission === undefined || typeOf(given, write) !== EpisodeType.FULL) return {};
    const season = (given.season === undefined ? existing?.season : given.season) ?? 0;
    const isTaken = await isNumberTaken(write, { emission, season, number, own: existing?.id ?? 0 });
    return isTaken ? { number: 'taken' } : {};
  }

  protected override async prepare(
    given: EpisodePatch & { emission?: number },
    write: Write<Episode>,
  ): Promise<object> {
    const { existing } = write;
    const { notes, chapters, number, publishedAt, ...values } = given;
    // Moving an episode to another emission requires ownership of both.
    if (given.emission !== undefined) await requireOwnEmission(write, deedOf(write), given.emission);
    const isPublished = (given.state ?? existing?.state) === EpisodeState.PUBLISHED;
    const type = typeOf(given, write);
    const numberOf = async () => {
      if (type === EpisodeType.TRAILER) return null;
      if (number !== undefined || existing || type !== EpisodeType.FULL) return number;
      return findNextNumber(write, { emission: given.emission!, season: given.season ?? null });
    };
    return {
      ...values,
      notes: notes === undefined ? undefined : await cleanLongHtml(notes),
      chapters: chapters?.map(({ start, title, link }) => ({
        start,
        title,
        link: link ?? '',
      })),
      number: await numberOf(),
      // A published episode must have a date: clearing the field keeps the stored date.
      publishedAt: isPublished ? (publishedAt ?? existing?.publishedAt ?? new Date()) : publishedAt,
    };
  }
}

const typeOf = ({ episodeType }: EpisodePatch, { existing }: Write<Episode>): EpisodeType =>
  episodeType ?? existing?.episodeType ?? EpisodeType.FULL;

function problemsOfChapters(chapters: readonly ChapterInput[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const [index, { start }] of chapters.entries()) {
    const before = chapters[index - 1];
    if (before && start <= before.start) problems[`chapters.${index}.start`] = 'min';
  }
  return problems;
}
