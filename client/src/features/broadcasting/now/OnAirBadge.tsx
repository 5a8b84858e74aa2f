import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Spoken } from '../../../kit/data/texts/Spoken';
import { useStation } from '../station/useStation';
import { ListenButton } from '../listen/ListenButton';
import { onAirCardPath } from '../paths';
import type { NowPlayingFieldsFragment } from './now.generated';
import { TimeLeft } from './TimeLeft';
import { useAirState } from './useAirState';
import { useNowPlaying } from './useNowPlaying';

/**
 * Current item in the header of every page, with a link to its card on the dashboard. While the radio is off the air, hidden when its
 * player has no token, and for viewers who may not read the station.
 */
export default function OnAirBadge() {
  const { playing } = useNowPlaying();
  const { station } = useStation({ isWatched: false });
  if (!playing || (!playing.isOnAir && !station?.tokenMadeAt)) return null;
  return (
    <Flex minW="0" maxW="full" align="center" justify="flex-end">
      {playing.isOnAir ? <ListenButton isSmall /> : null}
      <Badge playing={playing} />
    </Flex>
  );
}

/** Returns a style that hides an element in narrow containers and on phones, which show only the dot. */
const inRoomOf = (width: string) => ({
  display: 'none',
  [`@container (min-width: ${width})`]: { '@media (min-width: 40rem)': { display: 'inline' } },
});
const words = inRoomOf('13rem');
const title = inRoomOf('20rem');

function Badge({ playing }: { playing: NowPlayingFieldsFragment }) {
  const { isOnAir, notBroadcasting, currentSong } = playing;
  const state = useAirState(playing);
  const song = isOnAir ? currentSong : null;
  const name = [state, [song?.title, song?.credit].filter(Boolean).join(', ')].filter(Boolean).join(': ');
  return (
    <Button
      asChild
      variant="ghost"
      px="2"
      gap="2"
      minW="11"
      maxW="full"
      flexShrink="1"
      fontWeight="medium"
      title={name}
    >
      <Link to={onAirCardPath}>
        <Spoken as={name}>
          <Box
            boxSize="2.5"
            flexShrink="0"
            borderRadius="full"
            bg={isOnAir ? 'red.solid' : 'transparent'}
            borderWidth={isOnAir ? '0' : '2px'}
            borderColor={notBroadcasting ? 'red.solid' : 'fg.subtle'}
            // The outline makes the dot visible on a header of any colour.
            outline="2px solid"
            outlineColor="bg.panel"
          />
          <Text as="span" css={words} flexShrink="0">
            {state}
          </Text>
          {song ? (
            <>
              <Text as="span" css={title} truncate minW="0" maxW="14rem" color="fg.muted" fontWeight="normal">
                <bdi>{song.title}</bdi>
              </Text>
              {song.endsAt ? (
                <Box as="span" css={words} flexShrink="0" color="fg.muted" fontWeight="normal">
                  <TimeLeft endsAt={song.endsAt} />
                </Box>
              ) : null}
            </>
          ) : null}
        </Spoken>
      </Link>
    </Button>
  );
}
