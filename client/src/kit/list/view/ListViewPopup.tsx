import { Menu, Portal, Text } from '@chakra-ui/react';
import { Columns3Cog } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../late/late';
import { useOpenAtOnce } from '../../layout/useOpenAtOnce';
import type { ListViewProps } from './listViewProps';
import { ViewButton } from './ViewButton';
import { useRoom } from '../useRoom';

const ArrangeColumnsDrawer = lazyPart(() => import('../columns/ArrangeColumnsDrawer'));

/** Menu for row density and visible columns. Opens as soon as it has loaded. */
export default function ListViewPopup({ columns, options, onChange }: ListViewProps) {
  const { t } = useTranslation();
  const opening = useOpenAtOnce();
  const hasRoom = useRoom();
  const { density, hiddenColumns } = options;
  // The drawer opens only after the menu has closed: a closing menu returns the focus to its button.
  const [isArranging, setIsArranging] = useState<'chosen' | 'open'>();
  const setShown = (key: string, isShown: boolean) =>
    onChange({
      hiddenColumns: isShown ? hiddenColumns.filter((hidden) => hidden !== key) : [...hiddenColumns, key],
    });
  return (
    <>
      <Menu.Root
        {...opening}
        closeOnSelect={false}
        positioning={{ placement: 'bottom-end' }}
        onExitComplete={() => setIsArranging((now) => now && 'open')}
      >
        <Menu.Trigger asChild>
          <ViewButton />
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minW="52">
              <Menu.RadioItemGroup
                value={density}
                onValueChange={({ value }) =>
                  onChange({ density: value === 'compact' ? 'compact' : 'comfortable' })
                }
              >
                <Menu.ItemGroupLabel textStyle="xs" color="fg.muted">
                  {t('list.density')}
                </Menu.ItemGroupLabel>
                {(['comfortable', 'compact'] as const).map((choice) => (
                  <Menu.RadioItem key={choice} value={choice}>
                    <Menu.ItemIndicator />
                    {t(`list.densities.${choice}`)}
                  </Menu.RadioItem>
                ))}
              </Menu.RadioItemGroup>
              <Menu.Separator />
              <Menu.ItemGroup>
                <Menu.ItemGroupLabel textStyle="xs" color="fg.muted">
                  {t('list.columns')}
                </Menu.ItemGroupLabel>
                {columns
                  .filter(({ isFixed }) => !isFixed)
                  .map(({ key, header, from }) => (
                    <Menu.CheckboxItem
                      key={key}
                      value={key}
                      checked={!hiddenColumns.includes(key)}
                      onCheckedChange={(isShown) => setShown(key, isShown)}
                    >
                      <Menu.ItemIndicator />
                      {header}
                      {hasRoom({ from }) ? null : (
                        <Text as="span" ms="auto" ps="4" textStyle="xs" color="fg.muted">
                          {t('list.needsRoom')}
                        </Text>
                      )}
                    </Menu.CheckboxItem>
                  ))}
              </Menu.ItemGroup>
              <Menu.Separator />
              <Menu.Item value="arrange" closeOnSelect onSelect={() => setIsArranging('chosen')}>
                <Columns3Cog size={15} aria-hidden /> {t('list.arrange')}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isArranging === 'open' ? (
        <Suspense>
          <ArrangeColumnsDrawer
            {...{ columns, options, onChange }}
            onClose={() => setIsArranging(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
