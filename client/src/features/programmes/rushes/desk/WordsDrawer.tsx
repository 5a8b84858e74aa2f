import { useTranslation } from 'react-i18next';
import { notify } from '../../../../kit/feedback/toasts/notify';
import { longText } from '../../../../kit/form/plain/kinds';
import { plainForm } from '../../../../kit/form/plain/plainForm';
import { PlainFormDrawer } from '../../../../kit/form/plain/PlainFormDrawer';
import { useRejectRushMutation, useSendBackRushMutation, type RushDeskFragment } from '../rushes.generated';

interface Words {
  words: string;
}

const forms = {
  sendBack: plainForm<Words>({
    name: 'words',
    fields: { words: longText({ label: 'rushes.sendBack.words', minH: '32', maxLength: 2000 }) },
  }),
  reject: plainForm<Words>({
    name: 'words',
    fields: { words: longText({ label: 'rushes.reject.words', minH: '32', maxLength: 2000 }) },
  }),
};

/** Form to send a rush back or to reject it, with a message. */
export default function WordsDrawer({
  rush: { id, version, title },
  step,
  onClose,
}: {
  rush: RushDeskFragment;
  step: 'sendBack' | 'reject';
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [sendBack] = useSendBackRushMutation();
  const [reject] = useRejectRushMutation();
  return (
    <PlainFormDrawer
      form={forms[step]}
      title={t(`rushes.${step}.title`, { title })}
      saveLabel={t(`rushes.${step}.do`)}
      save={async ({ words }) => {
        const variables = { id, version, words };
        if (step === 'sendBack') await sendBack({ variables });
        else await reject({ variables });
        notify({ type: 'success', title: t(`rushes.${step}.done`, { title }) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
