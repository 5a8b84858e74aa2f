import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { foundBy } from '../../../../kit/form/pickers/found';
import { record } from '../../../../kit/form/plain/pickers';
import { plainForm } from '../../../../kit/form/plain/plainForm';
import { PlainFormDrawer } from '../../../../kit/form/plain/PlainFormDrawer';
import { useAssignRushMutation, useRushReviewersQuery, type RushDeskFragment } from '../rushes.generated';

const useFoundReviewers = foundBy(useRushReviewersQuery, ({ teamMembers }) =>
  teamMembers.items.map(({ user }) => ({ id: user.id, text: user.fullName, detail: user.email })),
);

const form = plainForm<{ assigneeId: string | null }, { assigneeId: null }>({
  fields: {
    assigneeId: record({ label: 'rushes.fields.assignee', isOptional: true, useFound: useFoundReviewers }),
  },
});

/** Form to assign a rush to a team member. If no member is chosen, the rush returns to the queue. */
export default function AssignDrawer({
  rush: { id, version, title, assignee },
  onClose,
}: {
  rush: RushDeskFragment;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [assign] = useAssignRushMutation();
  return (
    <PlainFormDrawer
      form={form}
      title={t('rushes.assign.title', { title })}
      description={t('rushes.assign.help')}
      saveLabel={t('rushes.assign.do')}
      begin={assignee ? { assigneeId: { id: assignee.id, text: assignee.fullName } } : undefined}
      save={async ({ assigneeId }) => {
        await assign({ variables: { id, version, assigneeId } });
        notify({ type: 'success', title: t('rushes.assign.done', { title }) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
