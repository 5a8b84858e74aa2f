import {
  CriteriaOrder,
  CriterionField,
  CriterionOperator,
} from '../../../server/domains/library/playlists/smart/smartCriteria.ts';
import { matchingMedia } from '../../../server/domains/library/playlists/smart/smartWhere.ts';
import { adHocQuery } from '../../../server/kit/query/query.ts';

const valueOf: Partial<Record<CriterionField, string>> = {
  [CriterionField.KIND]: 'SONG',
  [CriterionField.EXPLICIT]: 'true',
};

/**
 * Queries that are built from criteria at run time, each with all possible criteria. Tests check them from this list, because they
 * are not registered.
 */
export const criteriaQueries = [
  {
    name: 'library.smart',
    ...adHocQuery((db, given) => {
      const criteria = Object.values(CriterionField).map((field) => ({
        field,
        operator: CriterionOperator.IS,
        value: valueOf[field] ?? '1',
      }));
      const smart = { matchAll: true, criteria, order: CriteriaOrder.NEWEST, limit: null };
      return matchingMedia(smart, { db, given, today: '2026-01-01', now: new Date(0) }).select('medium.id');
    }),
  },
];
