import { Box, Button, Text, type ButtonProps } from '@chakra-ui/react';
import { ChevronsUpDown, RadioTower } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Viewer } from '../../../apollo/session/sessionStore';
import { RadioLogo } from './RadioLogo';

/** Button that shows the current radio and opens the list of radios. */
export function RadioButton({ radio, ...button }: ButtonProps & { radio: Viewer['radio'] }) {
  const { t } = useTranslation();
  const name = radio?.name ?? t('radios.none');
  return (
    <Button
      variant="ghost"
      px="2"
      gap="2.5"
      minW="0"
      flexShrink="1"
      maxW={{ base: '10rem', md: '16rem' }}
      aria-haspopup="dialog"
      aria-label={t('radios.switch', { name })}
      {...button}
    >
      {radio ? <RadioLogo radio={radio} /> : <RadioTower aria-hidden />}
      <Text as="span" truncate fontWeight="medium" dir="auto">
        {name}
      </Text>
      <Box as="span" color="fg.muted" flexShrink="0">
        <ChevronsUpDown size={14} aria-hidden />
      </Box>
    </Button>
  );
}
