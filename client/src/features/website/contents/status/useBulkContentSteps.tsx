import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { contentStepTable } from '../../../../../../server/domains/website/contents/steps/contentStepTable';
import { apiErrorOf } from '../../../../apollo/errors';
import type { ContentStep } from '../../../../apollo/schemaTypes.generated';
import { useCan } from '../../../../kit/access/useCan';
import { useConfirm } from '../../../../kit/feedback/confirm/ConfirmProvider';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { fieldMessage } from '../../../../kit/form/fieldErrors';
import { useMoveContentsMutation, type ContentRowFragment } from '../contents.generated';
import { stepsFrom } from './contentStatus';
import { stepIcons } from './ContentSteps';
import { useMayDo } from './useMayDo';

type BulkStep = Exclude<ContentStep, 'RESCHEDULE'>;

/** Number of contents that the server moves together, at most. */
const maxMoved = 100;

/** A new period is chosen for one content at a time. */
const bulkSteps = (Object.keys(contentStepTable) as ContentStep[]).filter(
  (step): step is BulkStep => step !== 'RESCHEDULE',
);

/**
 * Returns a function that renders the actions on the state of several contents. Each action applies to the contents whose state and
 * the viewer's rights allow it, all or none. Undefined for people who may change no content.
 */
export function useBulkContentSteps() {
  const { t } = useTranslation();
  const can = useCan();
  const mayDo = useMayDo();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [moveContents] = useMoveContentsMutation({ refetchQueries: ['ContentList'] });

  const move = async (step: BulkStep, rows: readonly ContentRowFragment[]) => {
    const count = rows.length;
    const isSure = await confirm({
      title: t('website.bulk.title', { step: t(`website.steps.${step}`), count }),
      body: t(`website.bulk.bodies.${step}`),
      confirmLabel: t(`website.steps.${step}`),
    });
    if (!isSure) return false;
    try {
      await moveContents({ variables: { ids: rows.map(({ id }) => id), step } });
      notify({ type: 'success', title: t('list.bulk.changed', { count }) });
      return true;
    } catch (error) {
      const [problem] = Object.entries(apiErrorOf(error).fields ?? {});
      const row = problem && rows[Number(problem[0].replace('ids.', ''))];
      if (row)
        notify({
          type: 'error',
          title: t('website.stepFailed', { title: row.title }),
          description: `${fieldMessage(t, problem[1])} ${t('website.bulk.none')}`,
        });
      else notifyError(t('list.bulk.notChanged', { count }), error);
      return false;
    }
  };

  const rowsOf = (step: BulkStep, rows: readonly ContentRowFragment[]) =>
    rows.filter((row) => stepsFrom(row.state, (action) => mayDo(action, row)).includes(step));

  if (!can({ action: 'update', subject: 'Content' })) return undefined;
  return (rows: readonly ContentRowFragment[], clear: () => void) => {
    const steps = bulkSteps.map((step) => ({ step, moved: rowsOf(step, rows) }));
    const buttons = steps.map(({ step, moved }) => {
      const Icon = stepIcons[step];
      return moved.length > 0 ? (
        <Button
          key={step}
          size="xs"
          variant="outline"
          disabled={moved.length > maxMoved}
          onClick={async () => (await move(step, moved)) && clear()}
        >
          <Icon aria-hidden /> {t(`website.steps.${step}`)}
        </Button>
      ) : null;
    });
    return (
      <>
        {buttons}
        {steps.some(({ moved }) => moved.length > maxMoved) ? (
          <Text textStyle="xs" color="fg.muted" role="status">
            {t('website.bulk.limit', { max: maxMoved })}
          </Text>
        ) : null}
      </>
    );
  };
}
