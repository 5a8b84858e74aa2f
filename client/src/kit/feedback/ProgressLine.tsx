import { Box } from '@chakra-ui/react';

/** How much of something has been sent, as a thin line. */
export function ProgressLine({ label, share, isStill }: { label: string; share: number; isStill?: boolean }) {
  const percent = Math.floor(share * 100);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      h="1"
      bg="bg.muted"
      overflow="hidden"
      borderRadius="full"
    >
      <Box
        h="full"
        bg={isStill ? 'fg.subtle' : 'brand.solid'}
        transition="width 200ms ease-out"
        style={{ width: `${percent}%` }}
      />
    </Box>
  );
}
