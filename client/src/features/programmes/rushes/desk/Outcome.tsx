import { Button, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { ProgressLine } from '../../../../kit/feedback/ProgressLine';
import { Card } from '../../../../kit/layout/Card';
import { TextLink } from '../../../../kit/layout/TextLink';
import { useRecordPath } from '../../../../kit/records/RecordKinds';
import { typeOfKind } from '../../../library/shared';
import { useRenderRushAgainMutation, type RushDeskFragment } from '../rushes.generated';

/** Result of an accepted rush: progress of the new file, a link to it, or the error. */
export function Outcome({ rush, mayChange }: { rush: RushDeskFragment; mayChange: boolean }) {
  const { t } = useTranslation();
  const notifyError = useNotifyError();
  const pathOf = useRecordPath();
  const [again, { loading }] = useRenderRushAgainMutation();
  const { rendering, renderingFailure, result, episode, mediaTitle, rendered } = rush;
  if (rendering === 'NONE') return null;
  const title = episode?.title ?? mediaTitle;
  const to = episode ? pathOf('Episode', episode.id) : result && pathOf(typeOfKind[result.kind], result.id);
  return (
    <Card p="4" role="status">
      {rendering === 'UNDER_WAY' ? (
        <>
          <Text mb="2">{t('rushes.rendering.UNDER_WAY', { title })}</Text>
          <ProgressLine label={t('rushes.rendering.UNDER_WAY', { title })} share={rendered / 100} />
        </>
      ) : null}
      {rendering === 'DONE' ? (
        <Flex gap="2" align="center" color="fg">
          <CircleCheck size={18} aria-hidden />
          <Text>
            {t(`rushes.became.${rush.outcome ?? 'MEDIUM'}`)}{' '}
            {to ? <TextLink to={to}>{title}</TextLink> : <bdi>{title}</bdi>}
          </Text>
        </Flex>
      ) : null}
      {rendering === 'FAILED' ? (
        <Flex gap="3" align="center" wrap="wrap">
          <CircleAlert size={18} aria-hidden />
          <Text flex="1" minW="16rem">
            {t(`rushes.failures.${renderingFailure ?? 'UNEXPECTED'}`)}
          </Text>
          {mayChange ? (
            <Button
              size="sm"
              variant="outline"
              loading={loading}
              onClick={() =>
                void again({ variables: { id: rush.id } }).catch((error: unknown) =>
                  notifyError(t('rushes.again.failed'), error),
                )
              }
            >
              <RotateCcw aria-hidden /> {t('rushes.again.do')}
            </Button>
          ) : null}
        </Flex>
      ) : null}
    </Card>
  );
}
