import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../feedback/confirm/ConfirmProvider';
import { notify } from '../../feedback/toasts/notify';
import { useNotifyError } from '../../feedback/toasts/useNotifyError';
import { SideDrawer } from '../../layout/SideDrawer';
import SaveViewDrawer, { type ShownNow } from './SaveViewDrawer';
import { useDeleteLibraryViewMutation, type LibraryViewFieldsFragment } from './views.generated';

/** Drawer that renames, shares and deletes saved views. */
export default function ManageViewsDrawer({
  views,
  now,
  onClose,
}: {
  views: readonly LibraryViewFieldsFragment[];
  now: ShownNow;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyError = useNotifyError();
  const [remove] = useDeleteLibraryViewMutation();
  const [edited, setEdited] = useState<LibraryViewFieldsFragment>();

  const deleteView = async ({ id, name, shared }: LibraryViewFieldsFragment) => {
    const isSure = await confirm({
      title: t('views.deleteTitle', { name }),
      body: t(shared ? 'views.deleteShared' : 'views.deleteBody'),
      confirmLabel: t('views.deleteDo'),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await remove({ variables: { id } });
      notify({ type: 'success', title: t('views.deleted', { name }) });
    } catch (error) {
      notifyError(t('views.deleteFailed', { name }), error);
    }
  };
  if (edited)
    return <SaveViewDrawer key={edited.id} view={edited} now={now} onClose={() => setEdited(undefined)} />;
  return (
    <SideDrawer title={t('views.manageTitle')} py="3" onClose={onClose}>
      {views.length === 0 ? <Text color="fg.muted">{t('views.none')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="0">
        {views.map((view) => (
          <Flex as="li" key={view.id} align="center" gap="1" minH="12" borderBottomWidth="1px">
            <Box flex="1" minW="0">
              <Text truncate>
                <bdi>{view.name}</bdi>
              </Text>
              {view.shared ? (
                <Text textStyle="xs" color="fg.muted">
                  {t('views.isShared')}
                </Text>
              ) : null}
            </Box>
            {view.shared && !now.mayShare ? null : (
              <>
                <IconButton
                  size="sm"
                  variant="ghost"
                  aria-label={`${t('views.change')}: ${view.name}`}
                  onClick={() => setEdited(view)}
                >
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  variant="ghost"
                  aria-label={`${t('actions.delete')}: ${view.name}`}
                  onClick={() => void deleteView(view)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </>
            )}
          </Flex>
        ))}
      </Stack>
    </SideDrawer>
  );
}
