import { Text } from '@chakra-ui/react';

const maxShown = 99;

/** Count beside a menu entry, or over its icon in the collapsed menu. Empty at zero. */
export function MenuCount({
  count,
  label,
  isCollapsed,
}: {
  count: number;
  label: string;
  isCollapsed: boolean;
}) {
  if (count === 0) return null;
  return (
    <Text
      as="span"
      textStyle="xs"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      color="brand.contrast"
      bg="brand.solid"
      borderRadius="full"
      px="1.5"
      minW="5"
      textAlign="center"
      {...(isCollapsed
        ? {
            position: 'absolute',
            top: '0',
            insetEnd: '0',
            fontSize: '2xs',
            lineHeight: '4',
            minW: '4',
            px: '1',
          }
        : { ms: 'auto' })}
    >
      <span aria-hidden>{count > maxShown ? `${maxShown}+` : count}</span>
      <Text as="span" srOnly>
        {label}
      </Text>
    </Text>
  );
}
