import { Box, Button, Menu, Portal, Text } from '@chakra-ui/react';
import { LogOut, MonitorSmartphone, Settings, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useViewer } from '../../apollo/SessionContext';
import { accountPaths } from '../../features/accounts/paths';
import { useSignOut } from '../../features/accounts/useSignOut';
import { PersonAvatar } from '../../kit/data/Person';
import { useRoleName } from '../../kit/data/useRoleName';
import { skins, type Skin } from './preferences';
import { usePreferences } from './preferencesStore';

/** Who I am, how my portal looks, and the way out. */
export function UserMenu() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const signOut = useSignOut();
  const roleName = useRoleName();
  const [{ skin }, change] = usePreferences();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          variant="ghost"
          px="1.5"
          gap="2.5"
          ms="1"
          aria-label={t('shell.account', { name: viewer.fullName })}
        >
          <PersonAvatar name={viewer.fullName} src={viewer.avatar} />
          <Text as="span" hideBelow="md" fontWeight="medium">
            {viewer.fullName}
          </Text>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="56">
            <Box px="2" py="1.5" lineHeight="1.35">
              <Text fontWeight="medium">{viewer.fullName}</Text>
              <Text textStyle="xs" color="fg.muted">
                {viewer.email}
              </Text>
              <Text textStyle="xs" color="fg.muted">
                {[roleName(viewer.role.name), viewer.radio?.name].filter(Boolean).join(' · ')}
              </Text>
            </Box>
            <Menu.Separator />
            <Menu.RadioItemGroup value={skin} onValueChange={({ value }) => change({ skin: value as Skin })}>
              <Menu.ItemGroupLabel textStyle="xs" color="fg.muted">
                {t('shell.skin')}
              </Menu.ItemGroupLabel>
              {skins.map((choice) => (
                <Menu.RadioItem key={choice} value={choice}>
                  <Menu.ItemIndicator />
                  {t(`shell.skins.${choice}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            <Menu.Separator />
            <Menu.Item value="settings" asChild>
              <Link to={accountPaths.settings}>
                <Settings size={15} aria-hidden /> {t('accountSettings.title')}
              </Link>
            </Menu.Item>
            <Menu.Item value="access" asChild>
              <Link to={accountPaths.access}>
                <ShieldQuestion size={15} aria-hidden /> {t('access.title')}
              </Link>
            </Menu.Item>
            <Menu.Item value="security" asChild>
              <Link to={accountPaths.security}>
                <ShieldCheck size={15} aria-hidden /> {t('security.title')}
              </Link>
            </Menu.Item>
            <Menu.Item value="sessions" asChild>
              <Link to={accountPaths.sessions}>
                <MonitorSmartphone size={15} aria-hidden /> {t('sessions.title')}
              </Link>
            </Menu.Item>
            <Menu.Item value="sign-out" onClick={() => void signOut()}>
              <LogOut size={15} aria-hidden /> {t('shell.signOut')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
