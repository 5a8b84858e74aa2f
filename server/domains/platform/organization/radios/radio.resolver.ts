import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput, notFound, radioForbidden } from '../../../../kit/errors.ts';
import { count, countOfEach } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { Requires } from '../../../../kit/read/requires.ts';
import type { Row } from '../../../../kit/read/plan.ts';
import { belongsToRadio, findRow } from '../../../../kit/read/reads.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import type { Writing } from '../../../../kit/resource/recordedWrites.ts';
import type { Write, Written } from '../../../../kit/resource/writes.ts';
import { WriteResolver } from '../../../../kit/resource/resolvers/writeResolver.ts';
import { anySignedIn, SignedInOnly } from '../../../../kit/rules/rule.ts';
import { deleteOfRadio } from '../../../../kit/write/rowWrites.ts';
import type { Stored } from '../../../../kit/write/storedEntity.ts';
import { allRadios, recordSlugChange } from '../formerSlugs/formerSlugs.ts';
import { deleteWithLogo } from './logo.ts';
import { Radio } from './radio.entity.ts';
import { RadioInput, RadioPatch } from './radio.inputs.ts';
import { runZoneChangeCallbacks } from './zoneChanges.ts';
import { findReachableRadioId, reachableRadios } from './reachableRadios.ts';
import { TeamMember } from '../teams/teamMember.entity.ts';

const setCurrentRadio = query(
  'organization.setCurrentRadio',
  (db, { radio, user }: Given<{ radio: number; user: number }>) =>
    db.updateTable('User').set({ radio }).where('id', '=', user),
);

const countTeamMembers = countOfEach('organization.countTeamMembers', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom(acrossRadios('TeamMember')).select(count).where('radio', '=', of),
);

const deleteTeamMembers = query('organization.deleteTeamMembers', (db, { radio }: Given<{ radio: number }>) =>
  db.deleteFrom(acrossRadios('TeamMember')).where('radio', '=', radio),
);

declare module '../../../../kit/domain.ts' {
  interface Domain {
    /**
     * Entities whose rows are deleted with their radio, such as results of imports.
     * Rows of other entities prevent the deletion of the radio, except memberships, which are deleted too.
     */
    deletedWithRadio?: readonly Function[];
  }
}

declare module '../../../../kit/context.ts' {
  interface Services {
    /** Names of the entities whose rows are deleted with their radio. */
    deletedWithRadio: readonly string[];
  }
}

/** Deletes the rows of a radio that do not prevent its deletion. Runs in the transaction that deletes the radio. */
async function deleteWithRadio({ transaction, context }: Writing, radioId: number): Promise<void> {
  for (const name of context.services.deletedWithRadio) await deleteOfRadio(transaction, name, radioId);
}

@Resolver(() => Radio)
export class RadioResolver extends WriteResolver(Radio, RadioInput, RadioPatch, {
  views: 'radios',
  rule: anySignedIn,
  where: reachableRadios,
  references: ['company'],
  searchResult: { title: '{name}', subtitle: '{companyName}', picture: 'logo', list: '/admin/radios' },
}) {
  @SignedInOnly()
  @Mutation(() => Radio, {
    description:
      'Sets the default radio of the viewer, used when a request names no radio. RADIO_FORBIDDEN when the radio does not exist or the viewer may not see it.',
  })
  async chooseRadio(
    @Arg('id', () => ID, { description: 'Id of the `Radio`.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const radioId = await findReachableRadioId(context, id);
    if (radioId === undefined) throw radioForbidden();
    await inTransaction(context.database, async (transaction) => {
      await setCurrentRadio.write(transaction, { radio: radioId, user: context.viewer!.userId });
    });
    return (await findRow(context, Radio, radioId, info))!;
  }

  @FieldResolver(() => Int, {
    description: 'Number of people in the team of the radio, also guests before and after their time.',
  })
  teamSize(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countTeamMembers(context, id);
  }

  @Requires('company.name')
  @FieldResolver(() => String, {
    description: 'Name of the company that runs the radio; empty for a radio that the platform itself runs.',
  })
  companyName(@Root() { company }: Row): string {
    return (company as { name: string } | null)?.name ?? '';
  }

  protected override async authorize(radio: Stored<Radio> | undefined, { context }: Write<Radio>) {
    if (radio && (await findReachableRadioId(context, String(radio.id))) === undefined)
      throw notFound('Radio');
  }

  protected override async beforeDelete(radio: Stored<Radio>, write: Write<Radio>): Promise<void> {
    const { transaction, context } = write;
    for (const name of context.reads.models.ofRadios())
      if (
        name !== TeamMember.name &&
        !context.services.deletedWithRadio.includes(name) &&
        (await belongsToRadio(transaction, name, radio.id))
      )
        throw invalidInput({ id: 'inUse' });
    await deleteWithRadio(write, radio.id);
    await deleteTeamMembers.write(transaction, { radio: radio.id });
  }

  protected override async afterWrite({
    id,
    existing,
    changes,
    ...writing
  }: Written<Radio> & Writing): Promise<void> {
    if (existing && changes['timeZone']?.[1]) await runZoneChangeCallbacks(writing, id);
    await recordSlugChange(writing.transaction, { kind: 'Radio', scope: allRadios, id, changes });
  }

  override delete(id: string, context: Context): Promise<string> {
    return deleteWithLogo(context, id, () => super.delete(id, context));
  }
}
