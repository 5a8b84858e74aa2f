import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A text that users copy, such as a secret or a URL, with a copy button. */
export function SecretField({
  secret,
  shownAs = secret,
  label,
}: {
  secret: string;
  /** The text in a more readable form. */
  shownAs?: string;
  label: string;
}) {
  return (
    <Flex gap="2" direction={{ base: 'column', sm: 'row' }} align={{ base: 'stretch', sm: 'center' }}>
      <Box
        as="code"
        role="textbox"
        aria-readonly
        dir="ltr"
        aria-label={label}
        tabIndex={0}
        flex="1"
        minW="0"
        px="3"
        py="2"
        borderRadius="l2"
        bg="bg.muted"
        textStyle="compact"
        overflowWrap="anywhere"
        userSelect="all"
      >
        {shownAs}
      </Box>
      <CopyButton text={secret} />
    </Flex>
  );
}

/** A new secret, which is shown only once, with a text that says so. */
export const SecretShownOnce = ({ text, ...field }: { text: string; secret: string; label: string }) => (
  <Stack gap="2" p="3" mt="3" borderWidth="1px" borderRadius="l2" role="status">
    <Text textStyle="compact">{text}</Text>
    <SecretField {...field} />
  </Stack>
);

/** Copy button, which confirms the copy for two seconds. */
export function CopyButton({
  text,
  label,
}: {
  text: string;
  /** Accessible name, which distinguishes it from other copy buttons. */
  label?: string;
}) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2000);
  };
  return (
    <Button
      variant="outline"
      size="sm"
      flexShrink="0"
      aria-live="polite"
      aria-label={label && !isCopied ? `${t('actions.copy')}: ${label}` : undefined}
      onClick={() => void copy()}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {isCopied ? t('actions.copied') : t('actions.copy')}
    </Button>
  );
}
