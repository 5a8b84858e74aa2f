import { useApolloClient } from '@apollo/client/react';
import { callVoice, type VoiceCall } from './voiceCall';
import { useCallVisitorMutation, VoiceServersDocument } from './waitingRoom.generated';

/** Calls the browser of somebody in the waiting room, and sends it what it is to hear, if anything. */
export function useCallVisitor() {
  const client = useApolloClient();
  const [ask] = useCallVisitorMutation();
  return async (id: string, back?: MediaStreamTrack): Promise<VoiceCall> => {
    // Their passwords are good for a time only: they are asked for each time.
    const { data } = await client.query({ query: VoiceServersDocument, fetchPolicy: 'no-cache' });
    const offerTo = async (offer: string) => (await ask({ variables: { id, offer } })).data!.callVisitor;
    return callVoice(data!.voiceServers, offerTo, back);
  };
}
