import { Button, Flex, Skeleton, Text } from '@chakra-ui/react';
import { Mic, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMissed } from '../../../apollo/live/useMissed';
import { Can } from '../../../kit/access/useCan';
import { StatusBadge } from '../../../kit/data/texts/StatusBadge';
import { When } from '../../../kit/data/texts/When';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { ErrorState } from '../../../kit/feedback/ErrorState';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { Section } from '../../../kit/layout/Card';
import { RequestPart } from './handover/RequestPart';
import { OfferPart } from './handover/OfferPart';
import type { useHandover } from './handover/useHandover';
import {
  useDisconnectLiveMutation,
  useTakeOverLiveMutation,
  type LiveSessionFieldsFragment,
  useLiveChangedSubscription,
  useLiveNowQuery,
} from './live.generated';

/** Current presenter with the actions that the viewer may take. Without a presenter, whether the viewer may go live now. */
export function LiveNowSection({
  isOwn,
  handover: { mayRequest, mayOffer, again },
  onRequested,
}: {
  isOwn: boolean;
  handover: ReturnType<typeof useHandover>;
  onRequested: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { liveNow, refusal, error, refetch } = useLiveNow();
  return (
    <Section title={t('studio.now')}>
      {liveNow === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <Skeleton h="16" />
        )
      ) : liveNow ? (
        <>
          <Live live={liveNow} isOwn={isOwn} />
          {mayRequest && !isOwn ? (
            <RequestPart
              onRequested={() => {
                again();
                onRequested?.();
              }}
            />
          ) : null}
          {mayOffer ? (
            <Can action="read" subject="LiveVisit">
              <OfferPart onOffered={again} />
            </Can>
          ) : null}
        </>
      ) : (
        <Text color="fg.muted">{t(refusal ? `studio.refusals.${refusal}` : 'studio.mayGoLive')}</Text>
      )}
    </Section>
  );
}

/** Poll interval in milliseconds. Polling is needed because no event reports that a slot of the viewer begins. */
const pollInterval = 30_000;

/** Current presenter and the permission of the viewer to go live, updated live. */
function useLiveNow() {
  const query = useLiveNowQuery({ fetchPolicy: 'cache-and-network', pollInterval });
  const again = () => void query.refetch().catch(() => undefined);
  useLiveChangedSubscription({ ignoreResults: true, onData: again });
  useMissed(again);
  const shown = query.data ?? query.previousData;
  return { ...query, liveNow: shown?.liveNow, refusal: shown?.liveRefusal ?? null };
}

/** Minutes for which a presenter may not go live again after somebody has disconnected them. */
const lockout = 10;

function Live({ live, isOwn }: { live: LiveSessionFieldsFragment; isOwn: boolean }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [disconnect, { loading: isDisconnecting }] = useDisconnectLiveMutation();
  const [takeOver, { loading: isTakingOver }] = useTakeOverLiveMutation();
  const { id, name, title, how, startedAt, isOnAir, isRecordingCut } = live;

  const end = async () => {
    const isSure = await confirm({
      title: t('studio.disconnectTitle', { name }),
      body: t('studio.disconnectBody', { minutes: lockout }),
      confirmLabel: t('studio.disconnect'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await disconnect({ variables: { id, banMinutes: lockout } });
      notify({ type: 'success', title: t('studio.disconnected', { name }) });
    } catch (error) {
      notifyError(t('studio.notDisconnected', { name }), error);
    }
  };
  const take = async () => {
    const isSure = await confirm({
      title: t('studio.takeOverTitle', { name }),
      body: t('studio.takeOverBody'),
      confirmLabel: t('studio.takeOver'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await takeOver({ variables: { id } });
      notify({ type: 'success', title: t('studio.tookOver', { name }) });
    } catch (error) {
      notifyError(t('studio.notTakenOver', { name }), error);
    }
  };
  return (
    <>
      <Flex gap="2" align="center" wrap="wrap">
        <StatusBadge
          tone={isOnAir ? 'onAir' : 'busy'}
          icon={Mic}
          label={t(isOnAir ? 'studio.isOnAir' : 'studio.coming')}
        />
        <Text fontWeight="medium">
          <bdi>{name}</bdi>
        </Text>
      </Flex>
      <Text color="fg.muted" mt="1">
        {title && title !== name ? (
          <>
            <bdi>{title}</bdi>
            {' · '}
          </>
        ) : null}
        {t(`studio.origins.${how}`)}
        {' · '}
        <When moment={startedAt} />
      </Text>
      {isRecordingCut ? (
        <Text role="alert" color="fg.error" mt="2">
          {t('studio.recordingCutNow')}
        </Text>
      ) : null}
      {isOwn ? null : (
        <Can action="update" subject="LiveSession">
          <Flex gap="2" mt="3" wrap="wrap">
            <Button size="sm" variant="outline" loading={isTakingOver} onClick={() => void take()}>
              <Mic aria-hidden /> {t('studio.takeOver')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              colorPalette="red"
              loading={isDisconnecting}
              onClick={() => void end()}
            >
              <UserX aria-hidden /> {t('studio.disconnect')}
            </Button>
          </Flex>
        </Can>
      )}
    </>
  );
}
