import { Box, Menu, Portal, Text } from '@chakra-ui/react';
import {
  LogOut,
  MonitorSmartphone,
  Settings,
  Settings2,
  ShieldCheck,
  ShieldQuestion,
  UserRound,
  BookOpenText,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useViewer } from '../../../apollo/session/SessionContext';
import { accountPaths } from '../../../features/accounts/paths';
import { useSignOut } from '../../../features/accounts/useSignOut';
import { useDocumentationUrlQuery } from '../../../features/help/faq/faq.generated';
import { features } from '../../../features/index';
import { profilePaths } from '../../../features/profile/paths';
import { Can } from '../../../kit/access/useCan';
import { useRoleName } from '../../../kit/access/useRoleName';
import { documentationOf } from '../../../kit/defineFeature';
import { AccountButton } from './AccountButton';
import { definitions, type Skin } from '../preferences';
import { usePreferences } from '../preferencesStore';
import { useOpenAtOnce } from '../../../kit/layout/useOpenAtOnce';

/** Menu with the account, appearance and sign-out. Opens as soon as it has loaded. */
export default function UserMenuPopup({ onCustomize }: { onCustomize: () => void }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const signOut = useSignOut();
  const roleName = useRoleName();
  const [{ skin }, change] = usePreferences();
  const opening = useOpenAtOnce();
  return (
    <Menu.Root {...opening} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <AccountButton />
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
            <Can action="read" subject="Profile">
              <Menu.Item value="profile" asChild>
                <Link to={profilePaths.own}>
                  <UserRound size={15} aria-hidden /> {t('profile.title')}
                </Link>
              </Menu.Item>
              <Menu.Separator />
            </Can>
            <Menu.RadioItemGroup value={skin} onValueChange={({ value }) => change({ skin: value as Skin })}>
              <Menu.ItemGroupLabel textStyle="xs" color="fg.muted">
                {t('shell.skin')}
              </Menu.ItemGroupLabel>
              {definitions.skin.allowed.map((choice) => (
                <Menu.RadioItem key={choice} value={choice}>
                  <Menu.ItemIndicator />
                  {t(`shell.skins.${choice}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            <Menu.Item value="customize" onClick={onCustomize}>
              <Settings2 size={15} aria-hidden /> {t('shell.customize')}
            </Menu.Item>
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
            <HelpItem />
            <Menu.Item value="sign-out" onClick={() => void signOut()}>
              <LogOut size={15} aria-hidden /> {t('shell.signOut')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/** Opens the documentation of the current page in a new tab; nothing when no address is configured. */
function HelpItem() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data } = useDocumentationUrlQuery();
  if (!data?.documentationUrl) return null;
  const page = documentationOf(features, pathname);
  const address = [data.documentationUrl.replace(/\/$/, ''), page].filter(Boolean).join('/');
  return (
    <Menu.Item value="help" asChild>
      <a href={address} target="_blank" rel="noopener">
        <BookOpenText size={15} aria-hidden /> {t('shell.help')}
      </a>
    </Menu.Item>
  );
}
