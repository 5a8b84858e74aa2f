import { Button, Field, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { FieldPair } from '../../../../kit/form/fields/fields';
import {
  criteriaOrders,
  maxCriteria,
  newCriterion,
  type CriteriaValues,
  type CriterionValues,
} from './criteria';
import { CriterionRow } from './CriterionRow';

/** Editor of a smart playlist: conditions, how they combine, order and limit. */
export function CriteriaEditor({
  values,
  problems,
  isDisabled,
  onChange,
}: {
  values: CriteriaValues;
  /** Problems by row and field: `0.value`. */
  problems: Record<string, string>;
  isDisabled: boolean;
  onChange: (values: CriteriaValues) => void;
}) {
  const { t } = useTranslation();
  const { criteria, matchAll, order, limit } = values;
  const put = (changed: CriterionValues[]) => onChange({ ...values, criteria: changed });
  return (
    <Stack gap="4">
      <Field.Root gap="1" disabled={isDisabled}>
        <Field.Label textStyle="compact">{t('playlists.smart.match')}</Field.Label>
        <NativeSelect.Root disabled={isDisabled}>
          <NativeSelect.Field
            value={String(matchAll)}
            onChange={({ currentTarget }) =>
              onChange({ ...values, matchAll: currentTarget.value === 'true' })
            }
          >
            <option value="true">{t('playlists.smart.matchAll')}</option>
            <option value="false">{t('playlists.smart.matchAny')}</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Stack gap={{ base: '4', md: '2' }}>
        {criteria.map((criterion, index) => (
          <CriterionRow
            key={index}
            number={index + 1}
            criterion={criterion}
            problem={problems[`${index}.value`] ?? problems[`${index}.operator`]}
            isDisabled={isDisabled}
            onChange={(changed) =>
              put(
                criteria.map((criterion, criterionIndex) => (criterionIndex === index ? changed : criterion)),
              )
            }
            onRemove={
              criteria.length > 1
                ? () => put(criteria.filter((_, criterionIndex) => criterionIndex !== index))
                : undefined
            }
          />
        ))}
        {isDisabled || criteria.length >= maxCriteria ? null : (
          <Button
            size="sm"
            variant="outline"
            alignSelf="flex-start"
            onClick={() => put([...criteria, newCriterion])}
          >
            <Plus aria-hidden /> {t('playlists.smart.add')}
          </Button>
        )}
      </Stack>
      <FieldPair>
        <Field.Root gap="1" disabled={isDisabled}>
          <Field.Label textStyle="compact">{t('playlists.smart.order')}</Field.Label>
          <NativeSelect.Root disabled={isDisabled}>
            <NativeSelect.Field
              value={order}
              onChange={({ currentTarget }) =>
                onChange({ ...values, order: currentTarget.value as CriteriaValues['order'] })
              }
            >
              {criteriaOrders.map((value) => (
                <option key={value} value={value}>
                  {t(`playlists.smart.orders.${value}`)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root gap="1" disabled={isDisabled} invalid={problems['limit'] !== undefined}>
          <Field.Label textStyle="compact">{t('playlists.smart.limit')}</Field.Label>
          <Input
            inputMode="numeric"
            maxLength={4}
            value={limit}
            onChange={({ currentTarget }) =>
              onChange({ ...values, limit: currentTarget.value.replaceAll(/\D/g, '') })
            }
          />
          {problems['limit'] ? (
            <Field.ErrorText>{fieldMessage(t, problems['limit'])}</Field.ErrorText>
          ) : (
            <Field.HelperText>{t('playlists.smart.limitHelp')}</Field.HelperText>
          )}
        </Field.Root>
      </FieldPair>
    </Stack>
  );
}
