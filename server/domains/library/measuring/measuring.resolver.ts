import { Ctx, FieldResolver, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { coded, forbidden } from '../../../kit/errors.ts';
import { requireRadio } from '../../../kit/read/scope.ts';
import { allow, Allow } from '../../../kit/rules/rule.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { libraryKinds, type LibraryKind } from '../media/kinds/mediaKind.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import { LibraryStorage } from '../uploads/library.resolver.ts';

/** Number of media that have not been measured, and the mutation that measures them. */
@Resolver(() => LibraryStorage)
export class MeasuringResolver {
  @FieldResolver(() => Int, {
    description:
      'Number of ready media without measured loudness, waveform and cue points. They were uploaded while ffmpeg was not installed. Media that the viewer may not read do not count.',
  })
  unmeasured(@Ctx() context: Context): Promise<number> {
    const kinds = kindsThat(context, 'read');
    return context.services.library.measuring.countLeft({ radioId: radioOf(context), kinds });
  }

  @FieldResolver(() => Boolean, {
    description: 'True while media of the radio are being measured or are queued for measuring.',
  })
  isMeasuring(@Ctx() context: Context): Promise<boolean> {
    return context.services.library.measuring.isUnderWay(radioOf(context));
  }

  @Allow('read', 'MediaItem')
  @Mutation(() => Int, {
    description:
      'Queues unmeasured media for measuring (loudness, waveform, cue points); returns their number. Queues only media of the kinds that the viewer may change; media that are queued already are counted too. `libraryStorage.unmeasured` shows the progress. CANNOT_MEASURE when ffmpeg is not installed.',
  })
  async measureMedia(@Ctx() context: Context): Promise<number> {
    const radioId = radioOf(context);
    const kinds = kindsThat(context, 'update');
    if (kinds.length === 0) throw forbidden('update', 'MediaItem');
    const { library } = context.services;
    if (!(await library.decodes())) throw coded('ffmpeg is not on this server.', 'CANNOT_MEASURE');
    return library.measuring.start({ radioId, kinds });
  }
}

const radioOf = ({ reads, radioId }: Context): number =>
  requireRadio(reads.models.of(MediaItem), { radioId, deleted: 'hidden' });

const kindsThat = ({ abilities }: Context, action: 'read' | 'update'): LibraryKind[] =>
  libraryKinds.filter((kind) => abilities.allows(allow(action, entityOf[kind].name)));
