import { createToaster, Portal, Stack, Toast, Toaster } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showNoticesBy, type Notice } from './notify';

/**
 * New toasts appear at the top, below the navbar, so that they do not cover the user menu. At most five are shown,
 * without overlapping.
 */
const toaster = createToaster({
  placement: 'top-end',
  offsets: { top: '4.5rem', bottom: '1rem', left: '1rem', right: '1rem' },
  pauseOnPageIdle: true,
  overlap: false,
  max: 5,
});

const icons = {
  success: { Icon: CircleCheck, color: 'green.fg' },
  error: { Icon: CircleAlert, color: 'orange.fg' },
  info: { Icon: Info, color: 'blue.fg' },
} as const;

const durationOf = ({ type, action, until }: Notice) => {
  const usual = type === 'error' || action ? 10_000 : 5_000;
  return until === undefined ? usual : Math.max(usual, until - Date.now());
};

/** The toasts of the portal. */
export default function Toasts() {
  const { t } = useTranslation();
  useEffect(() => {
    let stop: (() => void) | undefined;
    // The library subscribes shortly after its mount.
    const soon = setTimeout(() => {
      stop = showNoticesBy(
        ({ until, ...notice }) => {
          const duration = durationOf({ ...notice, ...(until !== undefined && { until }) });
          toaster.create({ ...notice, closable: true, duration });
        },
        (id) => toaster.dismiss(id),
      );
    });
    return () => {
      clearTimeout(soon);
      stop?.();
      // The toaster outlives the portal's frame: remaining toasts would be shown to the next person who signs in.
      toaster.remove();
    };
  }, []);
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {({ type, title, description, action }) => {
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
              {action ? <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger> : null}
              <Toast.CloseTrigger aria-label={t('actions.close')} minW={{ base: '11', md: 'auto' }} />
            </Toast.Root>
          );
        }}
      </Toaster>
    </Portal>
  );
}
