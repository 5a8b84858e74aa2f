import { Link as ChakraLink, type LinkProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { profilePaths } from './paths';

/** Name of a colleague, linked to their profile. */
export function ColleagueName({
  colleague: { id, fullName },
  ...props
}: { colleague: { id: string; fullName: string } } & LinkProps) {
  return (
    <ChakraLink asChild fontWeight="medium" overflowWrap="anywhere" {...props}>
      <Link to={profilePaths.of(id)} dir="auto">
        {fullName}
      </Link>
    </ChakraLink>
  );
}
