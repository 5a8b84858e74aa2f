import { Button, IconButton } from '@chakra-ui/react';
import { Headphones, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { listening, useListening } from './listening';

/** Button that plays the radio in the player bar, or stops it. */
export function ListenButton({ isSmall = false }: { isSmall?: boolean }) {
  const { t } = useTranslation();
  const { session } = useSessionContext();
  const isOn = useListening() === 'on';
  const label = t(isOn ? 'onAirNow.stopListening' : 'onAirNow.listen');
  const Icon = isOn ? Square : Headphones;
  const press = () => (isOn ? listening.stop() : listening.begin(session));
  if (isSmall)
    return (
      <IconButton
        variant="ghost"
        flexShrink="0"
        hideBelow="md"
        aria-label={label}
        title={label}
        onClick={press}
      >
        <Icon aria-hidden />
      </IconButton>
    );
  return (
    <Button variant="outline" onClick={press}>
      <Icon aria-hidden /> {label}
    </Button>
  );
}
