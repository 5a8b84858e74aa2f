import { createToaster } from '@chakra-ui/react';

/** Toasts: the newest on top, all of them visible. */
export const toaster = createToaster({ placement: 'top-end', pauseOnPageIdle: true, overlap: false, max: 5 });
