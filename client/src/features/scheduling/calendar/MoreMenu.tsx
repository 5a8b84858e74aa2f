import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { CalendarArrowDown, Copy, EllipsisVertical, Printer, Rss, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { calendarBinPath } from '../paths';

/** Menu with rarely used actions on the whole calendar. */
export function MoreMenu({
  mayCopy,
  mayImport,
  mayDelete,
  hasOtherZone,
  showsOwnTime,
  onOwnTime,
  onCopy,
  onImport,
  onSubscribe,
}: {
  mayCopy: boolean;
  mayImport: boolean;
  mayDelete: boolean;
  hasOtherZone: boolean;
  showsOwnTime: boolean;
  onOwnTime: () => void;
  onCopy: () => void;
  onImport: () => void;
  onSubscribe: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <IconButton variant="outline" aria-label={t('calendar.more')}>
          <EllipsisVertical size={16} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {mayCopy ? (
              <Menu.Item value="copy" onClick={onCopy}>
                <Copy size={16} aria-hidden /> {t('calendar.copy')}
              </Menu.Item>
            ) : null}
            {mayImport ? (
              <Menu.Item value="import" onClick={onImport}>
                <CalendarArrowDown size={16} aria-hidden /> {t('calendarImports.open')}
              </Menu.Item>
            ) : null}
            <Menu.Item value="subscribe" onClick={onSubscribe}>
              <Rss size={16} aria-hidden /> {t('calendarFeeds.subscribe')}
            </Menu.Item>
            <Menu.Item value="print" onClick={() => window.print()}>
              <Printer size={16} aria-hidden /> {t('calendar.print')}
            </Menu.Item>
            {mayDelete ? (
              <Menu.Item value="bin" asChild>
                <Link to={calendarBinPath}>
                  <Trash2 size={16} aria-hidden /> {t('recycleBin.title')}
                </Link>
              </Menu.Item>
            ) : null}
            {hasOtherZone ? (
              <Menu.CheckboxItem value="own" checked={showsOwnTime} onCheckedChange={onOwnTime}>
                {t('calendar.showOwnTime')} <Menu.ItemIndicator />
              </Menu.CheckboxItem>
            ) : null}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
