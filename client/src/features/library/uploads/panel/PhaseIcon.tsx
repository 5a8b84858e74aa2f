import { Flex, Spinner } from '@chakra-ui/react';
import {
  CircleAlert,
  CircleCheck,
  CirclePause,
  CircleDashed,
  RotateCcw,
  Upload,
  type LucideIcon,
} from 'lucide-react';
import type { UploadPhase } from '../uploadTypes';

const icons: Partial<Record<UploadPhase, { Icon: LucideIcon; color: string }>> = {
  waiting: { Icon: CircleDashed, color: 'fg.subtle' },
  sending: { Icon: Upload, color: 'brand.fg' },
  retrying: { Icon: RotateCcw, color: 'orange.fg' },
  paused: { Icon: CirclePause, color: 'fg.muted' },
  stopped: { Icon: CircleAlert, color: 'orange.fg' },
  failed: { Icon: CircleAlert, color: 'orange.fg' },
  ready: { Icon: CircleCheck, color: 'green.fg' },
};

/** Icon of an upload phase; decorative, because the text next to it says the same. */
export function PhaseIcon({ phase }: { phase: UploadPhase }) {
  const known = icons[phase];
  return (
    <Flex color={known?.color ?? 'brand.fg'} boxSize="4" flexShrink="0" align="center" justify="center">
      {known ? <known.Icon size={16} aria-hidden /> : <Spinner size="xs" aria-hidden />}
    </Flex>
  );
}
