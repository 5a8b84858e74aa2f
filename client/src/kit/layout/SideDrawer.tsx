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

/** What one types or chooses in. The picture of a record, which a button changes, is none. */
const fields = [
  'input:not([type="hidden"], [type="file"], :disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[contenteditable="true"]',
].join();

/** A drawer at the end side, open while it is there. It begins at its first field, or at its close button without one. */
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

/** What a drawer is about, and the button that closes it. */
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

/** A drawer with a title, whatever it holds, and the buttons below. */
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
