import { randomBytes } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { FieldProblems } from '../../../kit/errors.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import { changeEntity, type Write } from '../../../kit/resource/writes.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { portalAddress } from '../../platform/public.ts';
import { mayDoOfEmission, requireOwnEmission } from '../emissions/emissionAccess.ts';
import { DayDownloads, loadDownloadsByDay } from './downloads/dayDownloads.ts';
import { sumDownloadsOfPodcast } from './downloads/downloadCounts.ts';
import { feedPath } from './feed/addresses.ts';
import { Podcast } from './podcast.entity.ts';
import { PodcastInput, PodcastPatch } from './podcast.inputs.ts';
import { podcastCategories } from './podcastCategories.ts';
import { problemsOfPodcast, valuesOfPodcast } from './podcastValues.ts';

@Resolver(() => Podcast)
export class PodcastResolver extends RecoverableResolver(Podcast, PodcastInput, PodcastPatch, {
  views: 'podcasts',
  binViews: 'podcasts-bin',
  roles: { staff: ['read'], editor: ['manage'], user: ['create own', 'update own'] },
  references: ['emission'],
}) {
  @Allow('read', 'Podcast')
  @Query(() => [String], {
    description:
      'Categories of podcast directories, in order: `Arts`, then its subcategories such as `Arts > Books`.',
  })
  podcastCategories(): readonly string[] {
    return podcastCategories;
  }

  @Requires('emission.slug', 'radio.slug')
  @FieldResolver(() => String, {
    description:
      'Address of the feed. It is public once the podcast is published and has a published episode with a playable sound. The feed contains the newest 2,000 episodes.',
  })
  feedUrl(@Root() row: Row, @Ctx() context: Context): string {
    return `${portalAddress(context)}${pathOf(row)}`;
  }

  @Allow('update', 'Podcast')
  @Requires('emission.id', 'emission.slug', 'radio.slug', 'previewKey')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Address of the preview: the feed with all episodes that have a playable sound. Anybody who has the address can read it. Null for people who may not change this podcast, with the error FORBIDDEN for those who may change no podcast. `renewPodcastPreview` replaces the address by a new one.',
  })
  async previewUrl(@Root() row: Row, @Ctx() context: Context): Promise<string | null> {
    const { id } = row['emission'] as Row;
    if (!(await mayDoOfEmission(context, { action: 'update', subject: 'Podcast' }, id))) return null;
    return `${portalAddress(context)}${pathOf(row)}?preview=${String(row['previewKey'])}`;
  }

  @FieldResolver(() => Int, {
    description:
      'Total downloads of all episodes outside the recycle bin. A download counts once per listener and day, when at least a minute of the sound, or all of it, was sent.',
  })
  downloadCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return sumDownloadsOfPodcast(context, id);
  }

  @FieldResolver(() => [DayDownloads], {
    description:
      'Downloads on each of the last thirty days in UTC, counted as in `downloadCount`. Today is included, and is the last element.',
  })
  downloadsByDay(@Root() { id }: Row, @Ctx() context: Context): Promise<DayDownloads[]> {
    return loadDownloadsByDay(context, id);
  }

  @Allow('update', 'Podcast')
  @Mutation(() => Podcast, {
    description: 'Creates a new address for the preview of a podcast; the old address stops working.',
  })
  async renewPodcastPreview(
    @Arg('id', () => ID, { description: 'Id of the `Podcast`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const authorize = (podcast: Stored<Podcast>, write: Write<Podcast>) => this.authorize(podcast, write);
    const change = { id, current: async () => null, authorize };
    const rowId = await changeEntity(context, Podcast, change, () => ({ previewKey: newPreviewKey() }));
    return (await findRow(context, Podcast, rowId, info))!;
  }

  protected override async authorize(
    podcast: Stored<Podcast> | undefined,
    write: Write<Podcast>,
  ): Promise<void> {
    if (podcast) await requireOwnEmission(write, deedOf(write), podcast.emission);
  }

  protected override check(given: PodcastPatch, write: Write<Podcast>): Promise<FieldProblems> {
    return problemsOfPodcast(given, write);
  }

  protected override async prepare(
    given: PodcastPatch & { emission?: number },
    write: Write<Podcast>,
  ): Promise<object> {
    if (given.emission !== undefined) await requireOwnEmission(write, deedOf(write), given.emission);
    const values = await valuesOfPodcast(given, write);
    return write.existing ? values : { ...values, previewKey: newPreviewKey() };
  }
}

const deedOf = ({ action }: Write<Podcast>) => ({ action, subject: 'Podcast' });

const newPreviewKey = () => randomBytes(18).toString('base64url');

const pathOf = (row: Row) =>
  feedPath(String((row['radio'] as Row)['slug']), String((row['emission'] as Row)['slug']));
