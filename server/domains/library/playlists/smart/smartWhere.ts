import { createHash } from 'node:crypto';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { foldText } from '../../../../kit/foldText.ts';
import { textContains } from '../../../../kit/query/functions.ts';
import type { Parameter } from '../../../../kit/query/given.ts';
import { withDeleted } from '../../../../kit/query/scopes.ts';
import type { Builder, Tables } from '../../../../kit/query/tables.ts';
import type { MediaKind } from '../../media/kinds/mediaKind.ts';
import { MediaState } from '../../media/mediaState.ts';
import { isValidOn } from '../../media/kinds/adverts/publicityValidity.ts';
import { numberCondition } from './smartNumbers.ts';
import {
  CriteriaOrder,
  CriterionField as Of,
  CriterionOperator as By,
  type SmartCriteria,
  type SmartCriterion,
} from './smartCriteria.ts';

/** Query builder, date and time with which the criteria of a smart playlist are evaluated. The date is that of the radio. */
export interface SmartSetting {
  db: Builder;
  /** Binds a value as a parameter of the query. */
  given: <Value>(value: Value) => Parameter<Value>;
  today: string;
  now: Date;
}

const medium = expressionBuilder<Tables & { medium: Tables['MediaItem'] }, 'medium'>();

/** Builds the query for the media that match the criteria of a smart playlist. The media can be played on `setting.today`. */
export function matchingMedia({ matchAll, criteria }: SmartCriteria, setting: SmartSetting) {
  const parts = criteria.map((criterion) => conditionOf(criterion, setting));
  return setting.db
    .selectFrom('MediaItem as medium')
    .where('medium.state', '=', MediaState.READY)
    .where(isValidOn(setting.given(setting.today)))
    .where(matchAll ? medium.and(parts) : medium.or(parts));
}

type Fitting = ReturnType<typeof matchingMedia>;

/**
 * Adds the order and limit of a smart playlist's criteria to a query for media. Ties are broken by id, so that SQLite and
 * PostgreSQL return the same rows.
 */
export function firstOf(found: Fitting, { order, limit }: SmartCriteria, { given, today }: SmartSetting) {
  const inOrder = ordered(found, order, today);
  return limit === null ? inOrder : inOrder.limit(given(limit));
}

function ordered(found: Fitting, order: CriteriaOrder, today: string) {
  if (order === CriteriaOrder.NEWEST)
    return found.orderBy('medium.createdAt', 'desc').orderBy('medium.id', 'desc');
  if (order === CriteriaOrder.OLDEST) return found.orderBy('medium.createdAt').orderBy('medium.id');
  const key = order === CriteriaOrder.TITLE ? lower(medium.ref('medium.title')) : mixed(seedOf(today));
  return found.orderBy(key).orderBy('medium.id');
}

const lower = (text: Expression<string | null>) => medium.fn<string>('lower', [text]);
const folded = (text: Expression<string | null>) => medium.fn<string>('fold_text', [text]);

type Compared = (text: Expression<string | null>) => Expression<SqlBool>;

/** Text properties of a medium, each with the condition that compares it. */
const texts: Partial<Record<Of, (compared: Compared) => Expression<SqlBool>>> = {
  [Of.TITLE]: (compared) => compared(medium.ref('medium.title')),
  [Of.GENRE]: (compared) => compared(medium.ref('medium.genre')),
  [Of.LABEL]: (compared) => compared(medium.ref('medium.label')),
  [Of.ALBUM]: (compared) =>
    medium.exists(
      medium
        .selectFrom(withDeleted('Album as album'))
        .select('album.id')
        .whereRef('album.id', '=', 'medium.album')
        .where(({ ref }) => compared(ref('album.title'))),
    ),
  [Of.CATEGORY]: (compared) =>
    medium.exists(
      medium
        .selectFrom('MediaCategory as category')
        .select('category.id')
        .whereRef('category.id', '=', 'medium.category')
        .where(({ ref }) => compared(ref('category.name'))),
    ),
  [Of.ARTISTE]: (compared) =>
    medium.exists(
      medium
        .selectFrom('SongArtistes as link')
        .innerJoin(withDeleted('Artiste as artiste'), 'artiste.id', 'link.artiste')
        .select('artiste.id')
        .whereRef('link.mediaItem', '=', 'medium.id')
        .where(({ ref }) => compared(ref('artiste.name'))),
    ),
  [Of.TAG]: (compared) =>
    medium.exists(
      medium
        .selectFrom('MediaItemTags as link')
        .innerJoin('MediaTag as tag', 'tag.id', 'link.mediaTag')
        .select('tag.id')
        .whereRef('link.mediaItem', '=', 'medium.id')
        .where(({ ref }) => compared(ref('tag.name'))),
    ),
};

function conditionOf({ field, operator, value }: SmartCriterion, setting: SmartSetting): Expression<SqlBool> {
  const isNot = operator === By.IS_NOT;
  if (field === Of.EXPLICIT) return explicitness((value === 'true') !== isNot);
  const meant = meaningOf({ field, operator, value }, setting);
  // An absent value is different from every value.
  return isNot ? medium.not(medium.fn.coalesce(meant, medium.lit(false))) : meant;
}

function meaningOf({ field, operator, value }: SmartCriterion, setting: SmartSetting): Expression<SqlBool> {
  const text = texts[field];
  if (text) return text(comparison(operator, value, setting));
  if (field === Of.KIND) return medium('medium.kind', '=', setting.given(value as MediaKind));
  return numberCondition(field, operator, Number(value), setting);
}

const explicitness = (isMeant: boolean) =>
  isMeant
    ? medium('medium.explicit', '=', true)
    : medium.or([medium('medium.explicit', 'is', null), medium('medium.explicit', '=', false)]);

function comparison(operator: By, value: string, { given }: SmartSetting): Compared {
  const needle = given(foldText(value.trim()));
  return (text) =>
    operator === By.CONTAINS ? textContains(medium, folded(text), needle) : medium(folded(text), '=', needle);
}

/**
 * Modulus of `mixed`. It is a prime, so that its first step maps different ids below it to different numbers.
 */
const modulus = 2_147_483_647;

/**
 * Pseudo-random order of ids, which is the same for the same seed on both engines.
 * Neither engine can seed its random generator for a single statement.
 */
function mixed(seed: number): Expression<number> {
  const { cast, parens } = medium;
  const times = parens(cast<number>('medium.id', 'bigint'), '*', medium.lit(48_271));
  const step = parens(parens(times, '+', medium.lit(seed)), '%', medium.lit(modulus));
  return medium(
    parens(step, '*', step),
    '%',
    medium.lit(modulus),
  ) as Expression<unknown> as Expression<number>;
}

/** Seed that changes every day. */
const seedOf = (today: string) => createHash('sha256').update(today).digest().readUInt32BE() % modulus;
