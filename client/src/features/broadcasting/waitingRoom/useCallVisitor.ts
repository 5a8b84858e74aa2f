import { useApolloClient } from '@apollo/client/react';
import { callVoice, type VoiceCall } from './voiceCall';
import { useCallVisitorMutation, VoiceServersDocument } from './waitingRoom.generated';

/** Calls the browser of a visitor, and sends it a stream if there is one. */
export function useCallVisitor() {
  const client = useApolloClient();
  const [ask] = useCallVisitorMutation();
  return async (id: string, back?: MediaStreamTrack): Promise<VoiceCall> => {
    // Their passwords expire, so that they are requested for each call.
    const { data } = await client.query({ query: VoiceServersDocument, fetchPolicy: 'no-cache' });
    const offerTo = async (offer: string) => (await ask({ variables: { id, offer } })).data!.callVisitor;
    return callVoice(data!.voiceServers, offerTo, back);
  };
}
