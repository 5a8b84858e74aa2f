import { Button, Menu, Portal } from '@chakra-ui/react';
import { ChevronDown, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SitePage } from '../../../apollo/schemaTypes.generated';
import { sitePages } from './menuValues';

interface Props {
  isFull: boolean;
  /** False for people who may not read any record that an entry can lead to. */
  hasRecords: boolean;
  onAdd: (target: SitePage | 'link' | 'record') => void;
}

/** Button that opens a menu with the possible targets of a new menu entry. */
export function AddEntry({ isFull, hasRecords, onAdd }: Props) {
  const { t } = useTranslation();
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" disabled={isFull}>
          <Plus aria-hidden /> {t('website.menus.add')} <ChevronDown aria-hidden size={14} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="link" onClick={() => onAdd('link')}>
              {t('website.menus.link')}
            </Menu.Item>
            {hasRecords ? (
              <Menu.Item value="record" onClick={() => onAdd('record')}>
                {t('website.menus.record')}
              </Menu.Item>
            ) : null}
            {sitePages.map((page) => (
              <Menu.Item key={page} value={page} onClick={() => onAdd(page)}>
                {t(`website.menus.pages.${page}`)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
