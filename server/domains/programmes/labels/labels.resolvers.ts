import { Resolver } from 'type-graphql';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { withDeleted } from '../../../kit/query/scopes.ts';
import { Classification } from './classification.entity.ts';
import { EmissionCategory } from './emissionCategory.entity.ts';
import { EmissionTag } from './emissionTag.entity.ts';
import { PlanningLabelResolver } from './planningLabelResolver.ts';

type Of = Given<{ of: number }>;
type Move = Given<{ from: number; into: number }>;

const countEmissionsInCategory = countOfEach('programmes.countEmissionsInCategory', (db, { of }: Of) =>
  db.selectFrom('Emission').select(count).where('category', '=', of),
);
const moveCategory = query('programmes.moveCategory', (db, { from, into }: Move) =>
  db
    .updateTable(withDeleted('Emission'))
    .set(({ eb }) => ({ category: into, version: eb('version', '+', 1) }))
    .where('category', '=', from),
);

@Resolver(() => EmissionCategory)
class EmissionCategoryResolver extends PlanningLabelResolver(EmissionCategory, {
  inputs: { input: 'A new category of emissions.', patch: 'Changes to a category of emissions.' },
  views: 'emissionCategories',
  list: '/admin/planning/category',
  subtitle: '{description}',
  emissions: countEmissionsInCategory,
  moving: moveCategory,
}) {}

const countEmissionsClassified = countOfEach('programmes.countEmissionsClassified', (db, { of }: Of) =>
  db.selectFrom('Emission').select(count).where('classification', '=', of),
);
const moveClassification = query('programmes.moveClassification', (db, { from, into }: Move) =>
  db
    .updateTable(withDeleted('Emission'))
    .set(({ eb }) => ({ classification: into, version: eb('version', '+', 1) }))
    .where('classification', '=', from),
);

@Resolver(() => Classification)
class ClassificationResolver extends PlanningLabelResolver(Classification, {
  inputs: { input: 'A new audience rating.', patch: 'Changes to an audience rating.' },
  views: 'classifications',
  list: '/admin/planning/classification',
  subtitle: '{description}',
  emissions: countEmissionsClassified,
  moving: moveClassification,
}) {}

const countEmissionsWithTag = countOfEach('programmes.countEmissionsWithTag', (db, { of }: Of) =>
  db
    .selectFrom('EmissionTags as link')
    .innerJoin('Emission as emission', 'emission.id', 'link.emission')
    .select(count)
    .where('link.emissionTag', '=', of),
);
/**
 * Moves emissions from one tag to another.
 * Skips emissions with both tags: their link to the merged tag is deleted together with it.
 */
const moveTag = query('programmes.moveTag', (db, { from, into }: Move) =>
  db
    .updateTable('EmissionTags')
    .set({ emissionTag: into })
    .where('emissionTag', '=', from)
    .where('emission', 'not in', (both) =>
      both.selectFrom('EmissionTags as own').select('own.emission').where('own.emissionTag', '=', into),
    ),
);

@Resolver(() => EmissionTag)
class EmissionTagResolver extends PlanningLabelResolver(EmissionTag, {
  inputs: { input: 'A new tag of emissions.', patch: 'Changes to a tag of emissions.' },
  views: 'emissionTags',
  list: '/admin/planning/tag',
  emissions: countEmissionsWithTag,
  moving: moveTag,
}) {}

export const labelResolvers = [EmissionCategoryResolver, ClassificationResolver, EmissionTagResolver];
