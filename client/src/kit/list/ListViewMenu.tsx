import { Button, Menu, Portal } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ViewOptions } from './viewOptions';

interface Props {
  columns: readonly { key: string; header: string; isFixed?: boolean }[];
  options: ViewOptions;
  onChange: (patch: Partial<ViewOptions>) => void;
}

/** Density of the rows and which columns are shown. */
export function ListViewMenu({ columns, options, onChange }: Props) {
  const { t } = useTranslation();
  const { density, hiddenColumns } = options;
  const setShown = (key: string, isShown: boolean) =>
    onChange({
      hiddenColumns: isShown ? hiddenColumns.filter((hidden) => hidden !== key) : [...hiddenColumns, key],
    });
  return (
    <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button size="xs" variant="ghost" textStyle="compact" color="fg.muted" hideBelow="md">
          <SlidersHorizontal aria-hidden /> {t('list.view')}
        </Button>
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
                .map(({ key, header }) => (
                  <Menu.CheckboxItem
                    key={key}
                    value={key}
                    checked={!hiddenColumns.includes(key)}
                    onCheckedChange={(isShown) => setShown(key, isShown)}
                  >
                    <Menu.ItemIndicator />
                    {header}
                  </Menu.CheckboxItem>
                ))}
            </Menu.ItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
