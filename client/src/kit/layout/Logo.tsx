import { Flex, Text } from '@chakra-ui/react';

/** Logo with the product's name; `isBare` leaves out the name. */
export function Logo({ size = 26, isBare = false }: { size?: number; isBare?: boolean }) {
  return (
    <Flex align="center" gap="2.5">
      <Sign size={size} {...(isBare ? { role: 'img', 'aria-label': 'Regie' } : { 'aria-hidden': true })} />
      {isBare ? null : (
        <Text as="span" fontWeight="semibold" fontSize={size > 30 ? 'xl' : 'md'} letterSpacing="-0.02em">
          Regie
        </Text>
      )}
    </Flex>
  );
}

/** The same picture as public/assets/regie.svg. Inline, because a separate file would appear later than the name. */
const Sign = ({
  size,
  ...named
}: {
  size: number;
  role?: string;
  'aria-label'?: string;
  'aria-hidden'?: boolean;
}) => (
  <svg width={size} height={size} viewBox="0 0 32 32" {...named}>
    <rect width="32" height="32" rx="8" fill="#5b2fc4" />
    <g fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round">
      <path d="M9 10v12M16 7v18M23 12v8" opacity=".55" />
      <path d="M6.5 18h5M13.5 13h5M20.5 17h5" />
    </g>
  </svg>
);
