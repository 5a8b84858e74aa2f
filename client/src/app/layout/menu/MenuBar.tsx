import { Button, Flex, Menu as Dropdown, Portal, type ButtonProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { MenuEntry } from '../../../kit/defineFeature';
import { isCurrent } from './isCurrent';
import type { Menu } from './MenuList';
import { usePreferences } from '../preferencesStore';
import { preloading } from '../preloading';

/** Horizontal menu: one button per section, which opens the section's entries. */
export default function MenuBar({ menu }: { menu: Menu }) {
  const { t } = useTranslation();
  const [{ skin }] = usePreferences();
  return (
    <Flex
      as="nav"
      data-print="hide"
      aria-label={t('shell.menu')}
      className={skin === 'semi-dark' ? 'dark' : undefined}
      // Sets the palette again for this part of the page, so that it follows the dark skin.
      colorPalette="gray"
      bg="bg.panel"
      color="fg"
      borderBottomWidth={skin === 'semi-dark' ? '0' : '1px'}
      borderColor="border"
      wrap="wrap"
      gap="1"
      px="4"
      py="1"
    >
      {menu.map(({ section, entries }) => (
        <Section key={section} title={t(`shell.sections.${section}`)} entries={entries} />
      ))}
    </Flex>
  );
}

function Section({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  const isHere = entries.some((entry) => isCurrent(pathname, entry));
  const styleProps = {
    variant: 'ghost',
    color: isHere ? 'brand.fg' : 'fg.muted',
    bg: isHere ? 'brand.subtle' : undefined,
    fontWeight: 'medium',
  } as const;
  const [only, ...furtherEntries] = entries;
  if (only && furtherEntries.length === 0)
    return <OnlyEntry entry={only} isHere={isHere} styleProps={styleProps} />;
  return (
    <Dropdown.Root positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Dropdown.Trigger asChild>
        <Button {...styleProps}>
          {title} <ChevronDown size={14} aria-hidden />
        </Button>
      </Dropdown.Trigger>
      <Portal>
        <Dropdown.Positioner>
          <Dropdown.Content>
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} isCurrent={isCurrent(pathname, entry)} />
            ))}
          </Dropdown.Content>
        </Dropdown.Positioner>
      </Portal>
    </Dropdown.Root>
  );
}

/** Shown for a section with a single entry: a link in place of a menu. */
function OnlyEntry({
  entry: { to, title, load },
  isHere,
  styleProps,
}: {
  entry: MenuEntry;
  isHere: boolean;
  styleProps: ButtonProps;
}) {
  const { t } = useTranslation();
  return (
    <Button asChild {...styleProps}>
      <Link to={to} {...preloading(load)} aria-current={isHere ? 'page' : undefined}>
        {t(title)}
      </Link>
    </Button>
  );
}

function Entry({
  entry: { to, title, icon: Icon, load },
  isCurrent,
}: {
  entry: MenuEntry;
  isCurrent: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Dropdown.Item value={to} asChild color={isCurrent ? 'brand.fg' : undefined}>
      <Link to={to} {...preloading(load)} aria-current={isCurrent ? 'page' : undefined}>
        <Icon size={16} aria-hidden /> {t(title)}
      </Link>
    </Dropdown.Item>
  );
}
