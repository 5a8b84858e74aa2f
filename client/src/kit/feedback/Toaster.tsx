import { Portal, Stack, Toast, Toaster as Toasts } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { toaster } from './toaster';

const icons = {
  success: { Icon: CircleCheck, color: 'green.fg' },
  error: { Icon: CircleAlert, color: 'orange.fg' },
  info: { Icon: Info, color: 'blue.fg' },
} as const;

/** Where the toasts appear. */
export default function Toaster() {
  return (
    <Portal>
      <Toasts toaster={toaster} insetInline={{ mdDown: '4' }}>
        {({ type, title, description }) => {
          const { Icon, color } = icons[type as keyof typeof icons] ?? icons.info;
          return (
            <Toast.Root width={{ md: 'sm' }}>
              <Stack color={color} pt="0.5">
                <Icon size={18} aria-hidden />
              </Stack>
              <Stack gap="0.5" flex="1" maxW="100%">
                <Toast.Title>{title}</Toast.Title>
                {description ? <Toast.Description>{description}</Toast.Description> : null}
              </Stack>
              <Toast.CloseTrigger />
            </Toast.Root>
          );
        }}
      </Toasts>
    </Portal>
  );
}
