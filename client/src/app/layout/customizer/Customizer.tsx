import { Button, CloseButton, Drawer, Heading, Portal, Stack } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { resetPreferences } from '../preferencesStore';
import { AppearanceChoices } from './AppearanceChoices';
import { BarChoices } from './BarChoices';
import { PageChoices } from './PageChoices';
import { ReadingChoices } from './ReadingChoices';

/**
 * The drawer with all appearance preferences. It is not modal, so that the page stays usable and shows each change at
 * once.
 */
export default function Customizer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer.Root
      open={isOpen}
      placement="end"
      size="xs"
      modal={false}
      closeOnInteractOutside={false}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Drawer.Positioner pointerEvents="none">
          <Drawer.Content pointerEvents="auto" data-print="hide">
            <Drawer.Header borderBottomWidth="1px" px="5" py="3">
              <Stack gap="0" flex="1">
                <Drawer.Title textStyle="md">{t('customizer.title')}</Drawer.Title>
                <Drawer.Description textStyle="compact">{t('customizer.description')}</Drawer.Description>
              </Stack>
              <Drawer.CloseTrigger asChild position="static">
                <CloseButton size="sm" aria-label={t('actions.close')} />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px="5" py="4">
              <Stack gap="6">
                <Part title={t('customizer.appearance')}>
                  <AppearanceChoices />
                </Part>
                <Part title={t('customizer.reading')}>
                  <ReadingChoices />
                </Part>
                <Part title={t('customizer.page')}>
                  <PageChoices />
                </Part>
                <Part title={t('customizer.bar')}>
                  <BarChoices />
                </Part>
              </Stack>
            </Drawer.Body>
            <Drawer.Footer borderTopWidth="1px" px="5" py="3">
              <Button variant="outline" onClick={resetPreferences}>
                <RotateCcw size={15} aria-hidden /> {t('customizer.reset')}
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3.5">
      <Heading as="h3" textStyle="xs" fontWeight="medium" color="fg.muted">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
