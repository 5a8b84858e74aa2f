import { useApolloClient } from '@apollo/client/react';
import { callVoice, type VoiceCall } from './voices/voiceCall';
import { useCallVisitorMutation, VoiceServersDocument } from './waitingRoom.generated';

/** Returns a function that opens a WebRTC call to a visitor's browser. It sends a track to the visitor if one is given. */
export function useCallVisitor() {
  const client = useApolloClient();
  const [callVisitor] = useCallVisitorMutation();
  return async (id: string, back?: MediaStreamTrack): Promise<VoiceCall> => {
    // The passwords of STUN and TURN servers expire, so each call requests new ones.
    const { data } = await client.query({ query: VoiceServersDocument, fetchPolicy: 'no-cache' });
    const offerTo = async (offer: string) =>
      (await callVisitor({ variables: { id, offer } })).data!.callVisitor;
    return callVoice(data!.voiceServers, offerTo, back);
  };
}
