import { Box } from '@chakra-ui/react';

/** Thin progress bar. */
export function ProgressLine({
  label,
  share,
  isStill,
  h = '1',
}: {
  label: string;
  /** Completed share, 0 to 1. */
  share: number;
  isStill?: boolean;
  h?: '1' | '1.5';
}) {
  const percent = Math.floor(share * 100);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      h={h}
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
