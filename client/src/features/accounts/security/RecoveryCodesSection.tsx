import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../kit/feedback/confirm/ConfirmProvider';
import { Section } from '../../../kit/layout/Card';
import { useReplaceRecoveryCodesMutation } from './security.generated';
import { useSecurityAction } from './useSecurityAction';

/** Section of the recovery codes: how many are left, and a button that creates new ones. */
export function RecoveryCodesSection({
  left,
  onNewCodes,
}: {
  left: number;
  onNewCodes: (codes: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { run, showNews } = useSecurityAction();
  const [replace] = useReplaceRecoveryCodesMutation(showNews);
  const makeNew = async () => {
    const isSure = await confirm({
      title: t('security.replaceCodesTitle'),
      body: t('security.replaceCodesBody'),
      confirmLabel: t('security.replaceCodes'),
    });
    if (isSure)
      await run(t('security.failed'), async () => onNewCodes((await replace()).data!.replaceRecoveryCodes));
  };
  return (
    <Section title={t('security.codes')}>
      <Flex gap="4" justify="space-between" align="center" wrap="wrap">
        <Text color="fg.muted">{t('security.codesLeft', { count: left })}</Text>
        <Button variant="outline" size="xs" onClick={() => void makeNew()}>
          {t('security.replaceCodes')}
        </Button>
      </Flex>
    </Section>
  );
}
