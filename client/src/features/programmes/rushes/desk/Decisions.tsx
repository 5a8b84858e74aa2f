import { Button } from '@chakra-ui/react';
import { Check, Headphones, Pencil, Undo2, UserRoundPlus, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../../apollo/session/SessionContext';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { lazyPart } from '../../../../kit/late/late';
import { UploadButton } from '../../../library/shared';
import { useAssignRushMutation, type RushDeskFragment } from '../rushes.generated';

const AcceptDrawer = lazyPart(() => import('./AcceptDrawer'));
const WordsDrawer = lazyPart(() => import('./WordsDrawer'));
const AssignDrawer = lazyPart(() => import('./AssignDrawer'));
const RushEditDrawer = lazyPart(() => import('./RushEditDrawer'));

type Open = 'accept' | 'sendBack' | 'reject' | 'assign' | 'edit';

/** Buttons for the actions that the state of a rush (a raw recording) allows, such as accepting it. */
export function Decisions({ rush, mayChange }: { rush: RushDeskFragment; mayChange: boolean }) {
  const { t } = useTranslation();
  const { id: viewerId } = useViewer();
  const notifyError = useNotifyError();
  const [assign, { loading }] = useAssignRushMutation();
  const [open, setOpen] = useState<Open>();
  const { id, version, title, state } = rush;
  const close = () => setOpen(undefined);
  const button = (what: Open, icon: React.ReactNode, buttonProps: object = { variant: 'outline' }) => (
    <Button {...buttonProps} onClick={() => setOpen(what)}>
      {icon} {t(`rushes.${what}.do`)}
    </Button>
  );
  const takeIt = () =>
    assign({ variables: { id, version, assigneeId: viewerId } }).catch((error: unknown) =>
      notifyError(t('rushes.assign.failed', { title }), error),
    );
  // A rush without a ready sound cannot be accepted. The player shows the reason.
  const hasSound = rush.takes[0]?.medium.state === 'READY';
  const waitsForTake = state === 'SENT_BACK' || state === 'RECEIVED';
  return (
    <>
      {mayChange ? button('edit', <Pencil aria-hidden />) : null}
      {waitsForTake ? (
        <UploadButton kind="RUSH" target={{ rush: id }} variant="outline" colorPalette="gray" />
      ) : null}
      {mayChange && (state === 'RECEIVED' || state === 'IN_REVIEW')
        ? button('assign', <UserRoundPlus aria-hidden />)
        : null}
      {mayChange && state === 'RECEIVED' ? (
        <Button colorPalette="brand" loading={loading} onClick={() => void takeIt()}>
          <Headphones aria-hidden /> {t('rushes.assign.me')}
        </Button>
      ) : null}
      {mayChange && state === 'IN_REVIEW' ? (
        <>
          {button('reject', <X aria-hidden />)}
          {button('sendBack', <Undo2 aria-hidden />)}
          {button('accept', <Check aria-hidden />, { colorPalette: 'brand', disabled: !hasSound })}
        </>
      ) : null}
      <Suspense>
        {open === 'accept' ? <AcceptDrawer rush={rush} onClose={close} /> : null}
        {open === 'sendBack' || open === 'reject' ? (
          <WordsDrawer rush={rush} step={open} onClose={close} />
        ) : null}
        {open === 'assign' ? <AssignDrawer rush={rush} onClose={close} /> : null}
        {open === 'edit' ? <RushEditDrawer rush={rush} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
