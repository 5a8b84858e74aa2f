import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../kit/data/format/useFormat';
import { player } from '../thePlayer';
import { usePlayerState } from '../usePlayer';

const Range = chakra('input');

/** Volume slider and mute button. Louder is to the right in every language. */
export function VolumeControl() {
  const { t } = useTranslation();
  const format = useFormat();
  const volume = usePlayerState((state) => state.volume);
  const isMuted = usePlayerState((state) => state.isMuted);
  const percent = isMuted ? 0 : Math.round(volume * 100);
  const Icon = percent === 0 ? VolumeX : percent < 50 ? Volume1 : Volume2;
  return (
    <Flex dir="ltr" align="center" gap="1">
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t(isMuted ? 'player.unmute' : 'player.mute')}
        onClick={player.toggleMuted}
      >
        <Icon aria-hidden />
      </IconButton>
      <Range
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-label={t('player.volume')}
        aria-valuetext={format.percent(percent)}
        onChange={({ currentTarget }) => player.setVolume(Number(currentTarget.value) / 100)}
        w="5rem"
        hideBelow="lg"
        accentColor="{colors.brand.solid}"
        cursor="pointer"
      />
    </Flex>
  );
}
