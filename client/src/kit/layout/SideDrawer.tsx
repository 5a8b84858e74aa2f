import { CloseButton, Drawer, Portal, Stack } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { modal } from './modal';

interface FrameProps {
  size?: 'sm' | 'md';
  onClose: () => void;
  children: ReactNode;
}

interface HeadProps {
  title: string;
  description?: string;
}

/** Selector of fields that take the initial focus. File inputs are excluded, because buttons open them. */
const fields = [
  'input:not([type="hidden"], [type="file"], :disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[contenteditable="true"]',
].join();

/**
 * Drawer at the right edge (left in right-to-left languages), open while mounted. The initial focus is on its first field, or
 * else on the close button.
 */
export function DrawerFrame({ size = 'sm', onClose, children }: FrameProps) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Drawer.Root
      {...modal}
      open
      size={size}
      placement="end"
      initialFocusEl={() => content.current?.querySelector<HTMLElement>(fields) ?? null}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content ref={content}>{children}</Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** Header of a drawer: title, description and close button. */
export function DrawerHead({ title, description }: HeadProps) {
  return (
    <Drawer.Header borderBottomWidth="1px" px="5" py="4">
      <Stack gap="0" flex="1" minW="0" overflowWrap="anywhere">
        <Drawer.Title textStyle="md">{title}</Drawer.Title>
        {description ? <Drawer.Description textStyle="compact">{description}</Drawer.Description> : null}
      </Stack>
      <DrawerCloseButton />
    </Drawer.Header>
  );
}

export function DrawerCloseButton() {
  const { t } = useTranslation();
  return (
    <Drawer.CloseTrigger asChild position="static">
      <CloseButton size="sm" minW={{ base: '11', md: '9' }} aria-label={t('actions.close')} />
    </Drawer.CloseTrigger>
  );
}

/** Drawer with a title, content, and buttons at the bottom. */
export function SideDrawer({
  title,
  description,
  py = '5',
  footer,
  children,
  ...frame
}: FrameProps & HeadProps & { py?: '3' | '5'; footer?: ReactNode }) {
  return (
    <DrawerFrame {...frame}>
      <DrawerHead title={title} description={description} />
      <Drawer.Body px="5" py={py}>
        {children}
      </Drawer.Body>
      {footer ? (
        <Drawer.Footer borderTopWidth="1px" px="5" py="3" gap="2" flexWrap="wrap">
          {footer}
        </Drawer.Footer>
      ) : null}
    </DrawerFrame>
  );
}
