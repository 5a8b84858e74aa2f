import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props extends Omit<BoxProps, 'children' | 'asChild'> {
  to: string;
  children: ReactNode;
}

/** A text link. */
export function TextLink({ to, children, 'aria-label': label, ...styleProps }: Props) {
  return (
    <Box
      asChild
      color="brand.fg"
      fontWeight="medium"
      _hover={{ textDecoration: 'underline' }}
      {...styleProps}
    >
      <Link to={to} aria-label={label}>
        {children}
      </Link>
    </Box>
  );
}
