import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import type { FieldProblems } from '../../../kit/errors.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import type { Given } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { MergingResolver } from '../../../kit/resource/resolvers/mergingResolver.ts';
import { WriteResolver } from '../../../kit/resource/resolvers/writeResolver.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { Write, Written } from '../../../kit/resource/writes.ts';
import { findFreeSlug, slugOf } from '../../../kit/slugs.ts';
import type { ContentKind } from '../contents/contentEnums.ts';
import { redirectFormerTopic } from '../redirects/formerAddresses.ts';
import { Topic } from './topic.entity.ts';
import { moveTopic } from './moveTopic.ts';
import { TopicInput, TopicPatch } from './topic.inputs.ts';

const countContentsOfTopic = countOfEach(
  'website.countContentsOfTopic',
  (db, { of }: Given<{ of: number }>) => db.selectFrom('Content').select(count).where('topic', '=', of),
);

@Resolver(() => Topic)
export class TopicResolver extends MergingResolver(
  Topic,
  WriteResolver(Topic, TopicInput, TopicPatch, {
    views: 'topics',
    roles: { staff: ['read'], editor: ['manage'] },
  }),
  {
    effect:
      'Contents of the merged topics get the remaining one instead, those in the recycle bin too, and sections of the home page and entries of menus lead to it. BAD_USER_INPUT with `fromIds.0`, `fromIds.1` and so on: `different` for a topic of another area of the website.',
    move: moveTopic,
    check: ({ into, from }) =>
      Object.fromEntries(
        from.flatMap(({ area }, index) => (area === into['area'] ? [] : [[`fromIds.${index}`, 'different']])),
      ),
  },
) {
  @FieldResolver(() => Int, {
    description:
      'Number of contents with this topic, without those in the recycle bin. Deleting the topic removes it from all its contents.',
  })
  contentCount(@Root() { id }: Row, @Ctx() context: Context): Promise<number> {
    return countContentsOfTopic(context, id);
  }

  protected override check({ area, slug }: TopicPatch, { existing }: Write<Topic>): FieldProblems {
    return {
      ...(existing && area !== undefined && area !== existing.area && { area: 'invalid' as const }),
      ...(slug && slugOf(slug) === '' && { slug: 'invalid' as const }),
    };
  }

  /** Addresses with the slug that a topic loses lead to its new address. */
  protected override async afterWrite({
    transaction,
    context,
    changes,
    existing,
  }: Written<Topic> & Writing): Promise<void> {
    const [before, now] = changes['slug'] ?? [];
    if (typeof now !== 'string') return;
    const area = existing?.area ?? (changes['area']![1] as ContentKind);
    const from = typeof before === 'string' ? before : undefined;
    await redirectFormerTopic({ transaction, context }, { area, from, to: now });
  }

  protected override async prepare(given: TopicPatch, { transaction, context, existing }: Write<Topic>) {
    const { slug, ...values } = given;
    if (slug) return { ...values, slug: slugOf(slug) };
    if (slug === undefined && existing) return values;
    const title = values.name ?? existing?.name ?? '';
    const within = { radio_id: context.radioId!, area: values.area ?? existing!.area };
    const free = { table: 'topic', title, fallback: 'topic', ownId: existing?.id, within };
    return { ...values, slug: await findFreeSlug(transaction, free) };
  }
}
