import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { FieldProblems } from '../../../kit/errors.ts';
import { cleanLongHtml } from '../../../kit/html/cleanLongHtml.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { ToMany } from '../../../kit/read/children.ts';
import { First, firstInOrder } from '../../../kit/read/inOrder.ts';
import { Requires } from '../../../kit/read/requires.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow } from '../../../kit/read/reads.ts';
import { RecoverableResolver } from '../../../kit/resource/resolvers/recoverableResolver.ts';
import { findTakenValues } from '../../../kit/resource/takenFields.ts';
import { checkedInside } from '../../../kit/resource/resolvers/updateResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { changeEntity, type Write, type Written } from '../../../kit/resource/writes.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { findFreeSlug, slugOf } from '../../../kit/slugs.ts';
import type { Stored } from '../../../kit/write/storedEntity.ts';
import { recordSlugChange } from '../../platform/public.ts';
import { Jingle } from '../../library/public.ts';
import { EmissionTag } from '../labels/emissionTag.entity.ts';
import { Language } from '../languages/language.entity.ts';
import { maxParticipants, ParticipantInput, replaceParticipants } from '../people/participants.ts';
import { Emission } from './emission.entity.ts';
import { EmissionInput, EmissionPatch } from './emission.inputs.ts';
import { isOwnEmission, requireOwnEmission } from './emissionAccess.ts';
import { EmissionPerson } from './emissionPerson.entity.ts';

const findPeopleOfEmission = query('programmes.findPeopleOfEmission', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('EmissionPerson').select('id').where('emission', '=', of),
);

const countEpisodesOfEmission = countOfEach(
  'programmes.countEpisodesOfEmission',
  (db, { of }: Given<{ of: number }>) => db.selectFrom('Episode').select(count).where('emission', '=', of),
);

@Resolver(() => Emission)
@ToMany('languages', () => Language, { first: 8, description: 'Languages that are spoken in the emission.' })
@ToMany('tags', () => EmissionTag, { first: 20, description: 'Tags of the emission.' })
@ToMany('jingles', () => Jingle, { first: 20, description: 'Jingles that belong to the emission.' })
export class EmissionResolver extends RecoverableResolver(Emission, EmissionInput, EmissionPatch, {
  views: 'emissions',
  binViews: 'emissions-bin',
  roles: { staff: ['read'], editor: ['manage'], user: ['update own'] },
  references: [
    'category',
    'classification',
    'languages',
    'tags',
    'opener',
    'closer',
    'jingles',
    'filler',
    'fillerClock',
  ],
  searchResult: {
    title: '{title}',
    subtitle: '{summary}',
    picture: 'cover',
    list: '/admin/planning/emissions',
    record: '/admin/planning/emissions/:id',
  },
}) {
  @Requires('people.position')
  @FieldResolver(() => [EmissionPerson], {
    description: 'Presenters and other contributors of the emission, in the order in which they are shown.',
  })
  people(@Root() { people }: Row, @First(maxParticipants) first: number): Row[] {
    return firstInOrder(people, first);
  }

  @FieldResolver(() => Int, { description: 'Number of episodes, without those in the recycle bin.' })
  episodeCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countEpisodesOfEmission(context, id);
  }

  @FieldResolver(() => Boolean, {
    description:
      'True when the viewer may update all emissions, or presents or produces the emission. For an update, presenters and producers also need the permission to update emissions.',
  })
  async isMine(@Root() { id }: Row, @Ctx() context: Context): Promise<boolean> {
    return context.abilities.canAll('update', 'Emission') || isOwnEmission(context, id);
  }

  @Allow('update', 'Emission')
  @Mutation(() => Emission, {
    description:
      'Replaces the people of an emission by `people`, in the given order. BAD_USER_INPUT names each invalid field, such as `people.2.userId`. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async setEmissionPeople(
    @Arg('id', () => ID, { description: 'Id of the `Emission`.' }) id: string,
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
      visibleRow(info, await findRow(context, Emission, rowId, info), context.abilities);
    const authorize = (emission: Stored<Emission>, write: Write<Emission>) => this.authorize(emission, write);
    const rowId = await changeEntity(
      context,
      Emission,
      { id, version, current, authorize },
      async (write) => {
        const of = write.existing!.id;
        const owner = { relation: 'emission', of, present: findPeopleOfEmission };
        await replaceParticipants(write, EmissionPerson, owner, people);
        return { updatedAt: new Date() };
      },
    );
    return (await findRow(context, Emission, rowId, info))!;
  }

  protected override async authorize(
    emission: Stored<Emission> | undefined,
    write: Write<Emission>,
  ): Promise<void> {
    const deed = { action: write.action, subject: 'Emission' };
    if (emission) await requireOwnEmission(write, deed, emission.id);
  }

  protected override async check(given: EmissionPatch, write: Write<Emission>): Promise<FieldProblems> {
    const slug = given.slug ? slugOf(given.slug) : undefined;
    const model = write.context.reads.models.of(Emission);
    return {
      ...(await findTakenValues(write, model, { slug }, write.existing?.id)),
      ...(slug === '' && { slug: 'invalid' as const }),
      ...(given.fillerId != null && given.fillerClockId != null && { fillerClockId: 'invalid' as const }),
    };
  }

  protected override async prepare(given: EmissionPatch, write: Write<Emission>): Promise<object> {
    const { slug: _slug, description, ...values } = given;
    return {
      ...values,
      ...onlyFiller(values as Fillers),
      description: description === undefined ? undefined : await cleanLongHtml(description),
      slug: await this.#slugFor(given, write),
    };
  }

  protected override async afterWrite({
    transaction,
    context,
    id,
    changes,
  }: Written<Emission> & Writing): Promise<void> {
    await recordSlugChange(transaction, { kind: 'Emission', scope: context.radioId!, id, changes });
  }

  /** Returns the slug of an input. Without one, derives it from the title. */
  async #slugFor({ slug, title }: EmissionPatch, { transaction, context, existing }: Write<Emission>) {
    if (slug) return slugOf(slug);
    if (slug === undefined && existing) return undefined;
    return findFreeSlug(transaction, {
      table: 'emission',
      title: title ?? existing?.title ?? '',
      fallback: 'emission',
      ownId: existing?.id,
      radioId: context.radioId,
    });
  }
}

interface Fillers {
  filler?: number | null;
  fillerClock?: number | null;
}

/** An emission has a playlist or a clock as its filler, so setting one removes the other. */
function onlyFiller({ filler, fillerClock }: Fillers): Fillers {
  if (filler != null) return { fillerClock: null };
  return fillerClock == null ? {} : { filler: null };
}
