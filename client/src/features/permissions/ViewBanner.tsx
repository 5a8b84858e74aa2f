import { Button, Flex, Text } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewedRole } from '../../apollo/session/SessionContext';
import { useRoleName } from '../../kit/access/useRoleName';
import { useViewAs } from './useViewAs';

/** Banner shown while the portal is viewed as a role. */
export function ViewBanner() {
  const { t } = useTranslation();
  const role = useViewedRole();
  const roleName = useRoleName();
  const { stop } = useViewAs();
  if (!role) return null;
  return (
    <Flex
      role="status"
      data-print="hide"
      position="sticky"
      top="0"
      zIndex="banner"
      align="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="1.5"
      bg="brand.subtle"
      color="brand.fg"
      borderBottomWidth="1px"
      borderColor="brand.muted"
    >
      <Eye size={16} aria-hidden />
      <Text flex="1" textStyle="compact" fontWeight="medium">
        {t('roles.viewing', { name: roleName(role.name) })}
      </Text>
      <Button size="xs" variant="outline" bg="bg.panel" onClick={() => void stop()}>
        {t('roles.stopViewing')}
      </Button>
    </Flex>
  );
}
