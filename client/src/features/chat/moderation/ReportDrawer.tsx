import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { longText } from '../../../kit/form/plain/kinds';
import { plainForm } from '../../../kit/form/plain/plainForm';
import { PlainFormDrawer } from '../../../kit/form/plain/PlainFormDrawer';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useReportChatMessageMutation } from '../chat.generated';
import type { Message } from '../conversation/messages/messageWindow';

const form = plainForm<{ reason: string }, { reason: string }>({
  name: 'reason',
  fields: {
    reason: longText({ label: 'chatReports.reason', minH: '24', maxLength: 500, isOptional: true }),
  },
});

/** Form that reports a message to the moderators of public threads. */
export function ReportDrawer({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation();
  const [report] = useReportChatMessageMutation();
  const name = message.author?.fullName ?? t('chat.formerPerson');
  return (
    <PlainFormDrawer
      form={form}
      title={t('chatReports.report', { name })}
      description={t('chatReports.reportHint')}
      saveLabel={t('chatReports.send')}
      save={async ({ reason }) => {
        await report({ variables: { id: message.id, reason } });
        notify({ type: 'success', title: t('chatReports.sent') });
        onClose();
      }}
      onClose={onClose}
    >
      {() => (
        <Text as="blockquote" dir="auto" color="fg.muted" lineClamp={4} borderStartWidth="2px" ps="3">
          {message.body}
        </Text>
      )}
    </PlainFormDrawer>
  );
}
