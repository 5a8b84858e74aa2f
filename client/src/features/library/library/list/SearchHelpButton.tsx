import { IconButton } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Button that opens the help of the library search. */
export function SearchHelpButton(props: Omit<React.ComponentProps<typeof IconButton>, 'aria-label'>) {
  const { t } = useTranslation();
  const label = t('multimedia.searchHelp.open');
  return (
    <IconButton
      size="xs"
      variant="ghost"
      color="fg.muted"
      minW={{ base: '11', md: '8' }}
      aria-label={label}
      title={label}
      {...props}
    >
      <CircleHelp aria-hidden />
    </IconButton>
  );
}
