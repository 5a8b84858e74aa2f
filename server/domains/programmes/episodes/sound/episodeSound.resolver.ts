import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { findRow } from '../../../../kit/read/reads.ts';
import { changeEntity, type Write } from '../../../../kit/resource/writes.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { visibleRow } from '../../../../kit/rules/visibleRow.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { purgeAttachedMedium, MediaKind } from '../../../library/public.ts';
import { requireOwnEmission } from '../../emissions/emissionAccess.ts';
import { Episode } from '../episode.entity.ts';
import { publishEpisodeChanged } from '../episodeEvents.ts';

const ofEpisode = { description: 'Id of the `Episode`.' };
const ofVersion = { description: 'Version of the record that the change is based on.' };
const conflict =
  'CONFLICT, with the stored episode as `current`, when the episode has changed since `version`.';

@Resolver(() => Episode)
export class EpisodeSoundResolver {
  @Allow('update', 'Episode')
  @Mutation(() => Episode, {
    description: `Permanently deletes the sound of an episode, and any file that was uploaded after it. The episode itself stays. ${conflict}`,
  })
  removeEpisodeSound(
    @Arg('id', () => ID, ofEpisode) id: string,
    @Arg('version', () => Int, ofVersion) version: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return withoutSounds(context, info, {
      id,
      version,
      names: ['medium', 'incoming'],
    });
  }

  @Allow('update', 'Episode')
  @Mutation(() => Episode, {
    description: `Deletes the newest uploaded file of an episode while it is unusable or being analysed. The current sound stays. ${conflict}`,
  })
  discardIncomingSound(
    @Arg('id', () => ID, ofEpisode) id: string,
    @Arg('version', () => Int, ofVersion) version: number,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    return withoutSounds(context, info, { id, version, names: ['incoming'] });
  }
}

interface Removal {
  id: string;
  version: number;
  names: ReadonlyArray<'medium' | 'incoming'>;
}

async function withoutSounds(context: Context, info: GraphQLResolveInfo, { id, version, names }: Removal) {
  const { events, jobs } = context.services;
  const radioId = context.radioId!;
  const current = async (rowId: number) =>
    visibleRow(info, await findRow(context, Episode, rowId, info), context.abilities);
  const authorize = ({ emission }: Stored<Episode>, write: Write<Episode>) =>
    requireOwnEmission(write, { action: 'update', subject: 'Episode' }, emission);
  const without = (episode: Stored<Episode>) => ({
    ...Object.fromEntries(names.map((name) => [name, null])),
    uploadStatus: names.includes('medium') || episode.medium === null ? -1 : 100,
  });
  const rowId = await changeEntity(
    context,
    Episode,
    { id, version, current, authorize },
    ({ existing }) => without(existing!),
    {
      afterWrite: async ({ transaction, id: episode, existing }) => {
        for (const name of names) {
          const sound = existing![name];
          const scope = { transaction, jobs, radioId };
          if (sound !== null) await purgeAttachedMedium(scope, MediaKind.EPISODE, sound);
        }
        await publishEpisodeChanged({ transaction, events }, { radioId, id: episode });
      },
      afterCommit: () => {},
    },
  );
  return (await findRow(context, Episode, rowId, info))!;
}
