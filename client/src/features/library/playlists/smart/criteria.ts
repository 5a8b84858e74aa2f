import type { SmartCriteriaInput } from '../../../../apollo/schemaTypes.generated';
import type { PlaylistDetailFragment } from '../playlists.generated';

type Criteria = NonNullable<PlaylistDetailFragment['criteria']>;
/** The stored criteria of a playlist, or those of a new one. */
type CriteriaSource = Omit<Criteria, '__typename' | 'criteria'> & {
  criteria: ReadonlyArray<Omit<Criteria['criteria'][number], '__typename'>>;
};
export type Field = Criteria['criteria'][number]['field'];
export type Operator = Criteria['criteria'][number]['operator'];

/** Form values of one condition. */
export interface CriterionValues {
  field: Field;
  operator: Operator;
  value: string;
}

/** Form values of all criteria. */
export interface CriteriaValues {
  matchAll: boolean;
  criteria: CriterionValues[];
  order: Criteria['order'];
  limit: string;
}

export const fields = [
  'KIND',
  'ARTISTE',
  'TITLE',
  'ALBUM',
  'GENRE',
  'YEAR',
  'CATEGORY',
  'TAG',
  'LABEL',
  'DURATION',
  'ADDED_DAYS_AGO',
  'EXPLICIT',
] as const satisfies readonly Field[];
export const criteriaOrders = ['NEWEST', 'OLDEST', 'TITLE', 'RANDOM'] as const;
export const kinds = ['SONG', 'JINGLE', 'GENERIC', 'PUBLICITY', 'VIDEO'] as const;
export const maxCriteria = 20;

/** Value type of a field: media kind, yes or no, number, or text. */
export function typeOf(field: Field): 'kind' | 'flag' | 'number' | 'text' {
  if (field === 'KIND') return 'kind';
  if (field === 'EXPLICIT') return 'flag';
  return field === 'YEAR' || field === 'DURATION' || field === 'ADDED_DAYS_AGO' ? 'number' : 'text';
}

const operators = {
  kind: ['IS', 'IS_NOT'],
  flag: ['IS', 'IS_NOT'],
  number: ['AT_LEAST', 'AT_MOST', 'IS', 'IS_NOT'],
  text: ['IS', 'IS_NOT', 'CONTAINS'],
} as const satisfies Record<ReturnType<typeof typeOf>, readonly Operator[]>;

export const operatorsOf = (field: Field): readonly Operator[] => operators[typeOf(field)];

const firstValues = { kind: 'SONG', flag: 'false', number: '', text: '' };

/** Changes the field of a condition; keeps the operator and the value when they suit the new field. */
export function withField(
  field: Field,
  { field: before, operator, value }: CriterionValues,
): CriterionValues {
  const allowed = operatorsOf(field);
  return {
    field,
    operator: allowed.includes(operator) ? operator : allowed[0]!,
    value: typeOf(before) === typeOf(field) ? value : firstValues[typeOf(field)],
  };
}

export const newCriterion: CriterionValues = { field: 'GENRE', operator: 'IS', value: '' };

/** Default criteria of a new smart playlist: all songs, the newest first. */
export const firstCriteria = {
  matchAll: true,
  criteria: [{ field: 'KIND', operator: 'IS', value: 'SONG' }],
  order: 'NEWEST',
  limit: null,
} satisfies SmartCriteriaInput;

export const valuesOfCriteria = ({ matchAll, criteria, order, limit }: CriteriaSource): CriteriaValues => ({
  matchAll,
  criteria: criteria.map(({ field, operator, value }) => ({ field, operator, value })),
  order,
  limit: String(limit ?? ''),
});

export const inputOfCriteria = ({ limit, criteria, ...values }: CriteriaValues): SmartCriteriaInput => ({
  ...values,
  criteria: criteria.map(({ field, operator, value }) => ({ field, operator, value: value.trim() })),
  limit: limit.trim() === '' ? null : Number(limit),
});

/** Shortens the server's problem keys: `criteria.criteria.0.value` becomes `0.value`. */
export function problemsByRow(given: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([path, problem]) => {
      const [, criterionPath] = /^(?:criteria\.)+(\d+\.\w+|limit)$/.exec(path) ?? [];
      return criterionPath ? [[criterionPath, problem]] : [];
    }),
  );
}
