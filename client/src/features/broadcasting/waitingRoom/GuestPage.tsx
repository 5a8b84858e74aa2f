import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LiveGuestLinkDocument, type LiveGuestLinkQuery } from '../../../apollo/outside.generated';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { OutsidePage } from '../../../kit/outside/OutsidePage';
import { useAnswer } from '../../../kit/outside/useAnswer';
import { useLinkToken, deadLinkOf } from '../../../kit/outside/mailedLink';
import { useVisitor } from './useVisitor';
import { VisitorPart } from './VisitorPart';

/** Page of a guest link: the waiting room of a radio, without an account. */
export default function GuestPage() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const { data, error, retry } = useAnswer(LiveGuestLinkDocument, { token });
  const dead = error ? deadLinkOf(error) : undefined;
  if (dead) return <OutsidePage title={t('liveRoom.deadTitle')} description={t('liveRoom.dead')} />;
  if (error)
    return (
      <OutsidePage title={t('liveRoom.title')}>
        <ErrorState error={error} onRetry={retry} />
      </OutsidePage>
    );
  return data?.liveGuestLink ? <Guest token={token} link={data.liveGuestLink} /> : null;
}

function Guest({ token, link }: { token: string; link: NonNullable<LiveGuestLinkQuery['liveGuestLink']> }) {
  const { t } = useTranslation();
  const visitor = useVisitor(async () => ({ invitation: token }));
  const { name, note, invitedBy, radioName } = link;
  return (
    <OutsidePage
      title={t('liveRoom.welcome', { name })}
      description={t('liveRoom.invitedTo', { name: invitedBy, radio: radioName })}
    >
      {note ? (
        <Text whiteSpace="pre-line">
          <bdi>{note}</bdi>
        </Text>
      ) : null}
      <VisitorPart visitor={visitor} enterLabel={t('liveRoom.enter')} />
    </OutsidePage>
  );
}
