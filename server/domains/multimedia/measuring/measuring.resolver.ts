import { Ctx, FieldResolver, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { coded, forbidden } from '../../../kit/errors.ts';
import { requireRadio } from '../../../kit/read/scope.ts';
import { allow, Allow } from '../../../kit/rules/rule.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { libraryKinds, type LibraryKind } from '../media/kinds/mediaKind.ts';
import { MediaItem } from '../media/mediaItem.entity.ts';
import { LibraryRoom } from '../uploads/library.resolver.ts';

/** What of the library has not been measured, and how that is made up for. */
@Resolver(() => LibraryRoom)
export class MeasuringResolver {
  @FieldResolver(() => Int, {
    description:
      'How many media that the viewer may read are ready but were not measured, as ffmpeg was not on the server when they came.',
  })
  unmeasured(@Ctx() context: Context): Promise<number> {
    const kinds = kindsThat(context, 'read');
    return context.services.library.measuring.countLeft({ radioId: radioOf(context), kinds });
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether media of the radio that were not measured are being measured now, or wait for it.',
  })
  isMeasuring(@Ctx() context: Context): Promise<boolean> {
    return context.services.library.measuring.isUnderWay(radioOf(context));
  }

  @Allow('read', 'MediaItem')
  @Mutation(() => Int, {
    description:
      'Has measured what was not, of the kinds of media that the viewer may change, and says how many that are; `unmeasured` of `libraryRoom` tells how far it is. CANNOT_MEASURE without ffmpeg on the server.',
  })
  async measureMedia(@Ctx() context: Context): Promise<number> {
    const radioId = radioOf(context);
    const kinds = kindsThat(context, 'update');
    if (kinds.length === 0) throw forbidden('update', 'MediaItem');
    const { library } = context.services;
    if (!(await library.decodes())) throw coded('ffmpeg is not on this server.', 'CANNOT_MEASURE');
    return library.measuring.begin({ radioId, kinds });
  }
}

const radioOf = ({ reads, radioId }: Context): number =>
  requireRadio(reads.models.of(MediaItem), { radioId, deleted: 'hidden' });

const kindsThat = ({ abilities }: Context, action: 'read' | 'update'): LibraryKind[] =>
  libraryKinds.filter((kind) => abilities.allows(allow(action, entityOf[kind].name)));
