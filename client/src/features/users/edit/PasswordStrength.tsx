import { Box, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Minimum password length of the server for users without a second factor. */
export const shortestPassword = 15;
const comfortable = 20;
const fewestLetters = 5;

type Strength = 'short' | 'monotonous' | 'good' | 'strong';

const strengthStyles: Record<Strength, { bars: number; color: string }> = {
  short: { bars: 1, color: 'orange.solid' },
  monotonous: { bars: 1, color: 'orange.solid' },
  good: { bars: 2, color: 'green.solid' },
  strong: { bars: 3, color: 'green.solid' },
};

/** Estimates the strength of a password; the server makes the final decision. */
export function strengthOf(password: string): Strength {
  if (password.length < shortestPassword) return 'short';
  if (new Set(password.toLowerCase()).size < fewestLetters) return 'monotonous';
  return password.length < comfortable ? 'good' : 'strong';
}

/** Strength meter of a typed password: three bars and a word. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation();
  if (password === '') return null;
  const strength = strengthOf(password);
  const { bars, color } = strengthStyles[strength];
  return (
    <Flex align="center" gap="3" mt="-2">
      <Flex gap="1" flex="1" aria-hidden>
        {[1, 2, 3].map((bar) => (
          <Box
            key={bar}
            flex="1"
            h="1"
            borderRadius="full"
            bg={bar <= bars ? color : 'bg.emphasized'}
            transition="background 150ms ease-out"
          />
        ))}
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {t(`users.passwordStrength.${strength}`, { count: shortestPassword - password.length })}
      </Text>
    </Flex>
  );
}
