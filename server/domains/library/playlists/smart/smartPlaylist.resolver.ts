import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { problemsOfInput } from '../../../../kit/graphql/errors/validateInput.ts';
import { checkListQuery } from '../../../../kit/list/listArgs.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow, scopeOf } from '../../../../kit/read/reads.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { MediaItem } from '../../media/mediaItem.entity.ts';
import { freezePlaylist } from './freeze.ts';
import { SmartPreview } from '../items/itemPage.ts';
import { Playlist } from '../playlist.entity.ts';
import { plainCriteria, SmartCriteriaInput } from './smartCriteriaInput.ts';
import { requireCriteria } from './criteriaRules.ts';
import { findSmartMedia, countSmartMedia } from './smartQueries.ts';
import { problemsOfCriteria } from './smartProblems.ts';

@Resolver()
export class SmartPlaylistResolver {
  @Allow('read', 'Playlist')
  @Query(() => SmartPreview, {
    description:
      'Previews the media that currently match criteria. Contains ready media, without publicities whose `isValid` is false. BAD_USER_INPUT names the field with a problem, such as `criteria.0.value`; FORBIDDEN for criteria that find kinds of media, or compare properties, that the viewer may not read.',
  })
  async smartPreview(
    @Arg('criteria', () => SmartCriteriaInput, { description: 'Criteria to preview.', validateFn: () => {} })
    given: SmartCriteriaInput,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, starting at 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 10, description: 'Media on a page, 1 to 100.' })
    perPage: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    checkListQuery({ page, perPage });
    const problems = { ...problemsOfCriteria(given.criteria, 'criteria'), ...(await problemsOfInput(given)) };
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    const criteria = plainCriteria(given);
    requireCriteria(context, criteria);
    const plan = context.reads.planFor(context.reads.models.of(MediaItem), info, ['items'], scopeOf(context));
    const slice = { offset: (page - 1) * perPage, count: perPage };
    return {
      items: await findSmartMedia(context, criteria, slice, plan, info),
      ...(await countSmartMedia(context, criteria)),
      totalIsExact: true,
    };
  }

  @Allow('update', 'Playlist')
  @Mutation(() => Playlist, {
    description:
      'Converts a smart playlist to a hand-picked one, and deletes its criteria. Its items are the media that currently match the criteria, at most the first 10,000. BAD_USER_INPUT with `id: invalid` for a playlist that is already hand-picked.',
  })
  async freezePlaylist(
    @Arg('id', () => ID, { description: 'Id of the `Playlist`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    return findRow(context, Playlist, await freezePlaylist(context, id), info);
  }
}
