import { useTranslation } from 'react-i18next';
import type { Plan, UserStatus } from '../../apollo/schemaTypes.generated';
import { choice } from '../../kit/form/plain/choice';
import { plainForm } from '../../kit/form/plain/plainForm';
import type { BulkChange } from '../../kit/list/bulk/bulk';
import { plans, userStatuses } from './UserBadges';
import { useUpdateUserMutation } from './users.generated';

interface Changes {
  status: UserStatus;
  currentPlan: Plan;
}

/** Returns the form and the function that change several selected users at once. */
export function useBulkChange(): BulkChange<{ id: string; version: number }, Changes> {
  const [update] = useUpdateUserMutation();
  return {
    form: changes,
    change: ({ id, version }, input) => update({ variables: { id, version, input } }),
  };
}

const changes = plainForm<Changes>({
  fields: {
    status: choice({
      label: 'users.status',
      options: userStatuses,
      placeholder: 'list.bulk.keep',
      isOptional: true,
      useTextOf() {
        const { t } = useTranslation();
        return (status) => t(`users.statuses.${status}`);
      },
    }),
    currentPlan: choice({
      label: 'users.plan',
      options: plans,
      placeholder: 'list.bulk.keep',
      isOptional: true,
      useTextOf() {
        const { t } = useTranslation();
        return (plan) => t(`users.plans.${plan}`);
      },
    }),
  },
});
