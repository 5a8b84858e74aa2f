import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { conflict } from '../../../kit/errors.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { writeOnlyRow } from '../../../kit/resource/onlyRow.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { AudiencePrivacy, storesLess, usualPrivacy } from './audiencePrivacy.ts';
import { AudienceSettings } from './audienceSettings.entity.ts';
import { forgetBeyond } from './forget.ts';
import { findPrivacySettings } from './storedPrivacy.ts';
import type { Row } from '../../../kit/read/plan.ts';

@Resolver(() => AudienceSettings)
export class AudienceSettingsResolver {
  @Allow('read', 'AudienceSettings')
  @Query(() => AudienceSettings, {
    nullable: true,
    description: `Listener privacy settings of the current radio; null when never set: ${usualPrivacy} applies then.`,
  })
  async audienceSettings(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<Row | null> {
    const known = await findPrivacySettings.first(context);
    return known ? findRow(context, AudienceSettings, known.id, info) : null;
  }

  @Allow('update', 'AudienceSettings')
  @Mutation(() => AudienceSettings, {
    description:
      'Sets the level of detail that the current radio stores about its listeners. Data beyond the new level is deleted immediately and for good: below ALL the listening sessions and the figures by program, device and country, at NONE all figures about listeners. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async setAudiencePrivacy(
    @Arg('version', () => Int, {
      description: 'Version that the change is based on; 0 when nothing was set yet.',
    })
    version: number,
    @Arg('privacy', () => AudiencePrivacy, { description: 'Level of detail to store.' })
    privacy: AudiencePrivacy,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const { id, isFresh } = await setPrivacy(context, version, privacy);
    const row = await findRow(context, AudienceSettings, id, info);
    if (!isFresh) throw conflict('AudienceSettings', visibleRow(info, row, context.abilities));
    return row!;
  }
}

const setPrivacy = (context: Context, version: number, privacy: AudiencePrivacy) =>
  writeOnlyRow(context, AudienceSettings, {
    find: findPrivacySettings,
    version,
    async values(writing, stored) {
      const before = (stored?.['privacy'] as AudiencePrivacy | undefined) ?? usualPrivacy;
      if (storesLess(privacy, before)) await forgetBeyond(writing, privacy);
      return { privacy };
    },
  });
