import { Box, Menu, Portal, Text } from '@chakra-ui/react';
import { Check, Plus, Settings2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../late/late';
import { useOpenAtOnce } from '../../layout/useOpenAtOnce';
import { isSameView } from './view';
import { ViewsButton } from './ViewsButton';
import type { ViewsProps } from './viewsProps';
import { useLibraryViewsQuery, type LibraryViewFieldsFragment } from './views.generated';

const SaveViewDrawer = lazyPart(() => import('./SaveViewDrawer'));
const ManageViewsDrawer = lazyPart(() => import('./ManageViewsDrawer'));

/** Menu of the viewer's and shared views. Opens as soon as it has loaded. */
export default function ViewsPopup({ list, columns, onColumns }: ViewsProps) {
  const { t } = useTranslation();
  const opening = useOpenAtOnce();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [opened, setOpened] = useState<'save' | 'manage'>();
  // The drawer opens only after the menu has closed: a closing menu returns the focus to its button.
  const [chosen, setChosen] = useState<'save' | 'manage'>();
  const { data, error } = useLibraryViewsQuery({
    variables: { list },
    fetchPolicy: 'cache-and-network',
  });
  const views = data?.libraryViews.items ?? [];
  const now = { list, search, columns, mayShare: data?.mayShareLibraryViews ?? false };

  const apply = ({ query, hiddenColumns, columnOrder }: LibraryViewFieldsFragment) => {
    onColumns({ hiddenColumns, columnOrder });
    void navigate({ search: query ? `?${query}` : '' });
  };
  const isShown = (view: LibraryViewFieldsFragment) =>
    isSameView(view.query, search) &&
    view.columnOrder.join() === columns.columnOrder.join() &&
    view.hiddenColumns.toSorted().join() === columns.hiddenColumns.toSorted().join();
  const choose = (value: string) => {
    if (value === 'save' || value === 'manage') return setChosen(value);
    const view = views.find(({ id }) => id === value);
    if (view) apply(view);
  };
  const groups = [
    { title: t('views.mine'), items: views.filter(({ shared }) => !shared) },
    { title: t('views.shared'), items: views.filter(({ shared }) => shared) },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      <Menu.Root
        {...opening}
        positioning={{ placement: 'bottom-end' }}
        onSelect={({ value }) => choose(value)}
        onExitComplete={() => {
          setOpened(chosen);
          setChosen(undefined);
        }}
      >
        <Menu.Trigger asChild>
          <ViewsButton />
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minW="56" maxW="80" maxH="70dvh" overflow="auto">
              {groups.map(({ title, items }) => (
                <Menu.ItemGroup key={title}>
                  <Menu.ItemGroupLabel textStyle="xs" color="fg.muted">
                    {title}
                  </Menu.ItemGroupLabel>
                  {items.map((view) => (
                    <Menu.Item key={view.id} value={view.id}>
                      <Box boxSize="4" flexShrink="0" color="brand.fg">
                        {isShown(view) ? <Check size={15} aria-hidden /> : null}
                      </Box>
                      <Text as="bdi" truncate>
                        {view.name}
                      </Text>
                    </Menu.Item>
                  ))}
                </Menu.ItemGroup>
              ))}
              {groups.length === 0 && (data || error) ? (
                <Text px="3" py="2" textStyle="compact" color="fg.muted">
                  {t(error ? 'views.failed' : 'views.none')}
                </Text>
              ) : null}
              <Menu.Separator />
              <Menu.Item value="save">
                <Plus size={15} aria-hidden /> {t('views.save')}
              </Menu.Item>
              {views.length > 0 ? (
                <Menu.Item value="manage">
                  <Settings2 size={15} aria-hidden /> {t('views.manage')}
                </Menu.Item>
              ) : null}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Suspense>
        {opened === 'save' ? <SaveViewDrawer now={now} onClose={() => setOpened(undefined)} /> : null}
        {opened === 'manage' ? (
          <ManageViewsDrawer views={views} now={now} onClose={() => setOpened(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}
