/*
 * WebRTC connection through which two browsers send each other sound. The offer and the answer each contain all ICE candidates, so that
 * only these two messages pass through the server.
 */

/** Maximum duration of gathering ICE candidates, in milliseconds. Candidates of the local network are found at once. */
const longestSearch = 1500;

/** STUN or TURN server, as our server returns it. */
export interface VoiceServer {
  urls: readonly string[];
  username: string;
  credential: string;
}

export interface VoiceCall {
  /** Received sound. */
  stream: MediaStream;
  /** Registers a callback that is called once, when the connection is lost or the other side hangs up. */
  onLost: (lost: () => void) => void;
  close: () => void;
}

/** Opens a WebRTC call to receive the sound of another browser, and sends it a track if one is given. */
export async function callVoice(
  servers: readonly VoiceServer[],
  sendOffer: (offer: string) => Promise<string>,
  back?: MediaStreamTrack,
): Promise<VoiceCall> {
  const line = lineBy(servers);
  try {
    const { sender } = line.addTransceiver(back ?? 'audio', { direction: 'sendrecv' });
    if (!back) await sender.replaceTrack(null);
    await line.setLocalDescription();
    await allAddresses(line);
    const answer = await sendOffer(line.localDescription!.sdp);
    await line.setRemoteDescription({ type: 'answer', sdp: answer });
    return callOver(line);
  } catch (error) {
    line.close();
    throw error;
  }
}

/** Accepts the offer of `callVoice` and sends the sound of a microphone. */
export async function answerVoice(
  servers: readonly VoiceServer[],
  offer: string,
  microphone: MediaStreamTrack,
): Promise<VoiceCall & { answer: string }> {
  const line = lineBy(servers);
  try {
    await line.setRemoteDescription({ type: 'offer', sdp: offer });
    const [transceiver] = line.getTransceivers();
    if (!transceiver) throw new Error('It asks for no sound.');
    transceiver.direction = 'sendrecv';
    await transceiver.sender.replaceTrack(microphone);
    await line.setLocalDescription();
    await allAddresses(line);
    return { ...callOver(line), answer: line.localDescription!.sdp };
  } catch (error) {
    line.close();
    throw error;
  }
}

const lineBy = (servers: readonly VoiceServer[]) =>
  new RTCPeerConnection({
    iceServers: servers.map(({ urls, username, credential }) => ({
      urls: [...urls],
      ...(credential && { username, credential }),
    })),
  });

function callOver(line: RTCPeerConnection): VoiceCall {
  let lost = () => {};
  line.addEventListener('connectionstatechange', () => {
    if (line.connectionState !== 'failed' && line.connectionState !== 'closed') return;
    lost();
    lost = () => {};
  });
  return {
    stream: new MediaStream(line.getReceivers().map(({ track }) => track)),
    onLost: (given) => (lost = given),
    close: () => {
      lost = () => {};
      line.close();
    },
  };
}

function allAddresses(line: RTCPeerConnection): Promise<void> {
  if (line.iceGatheringState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestSearch);
    line.addEventListener('icegatheringstatechange', () => {
      if (line.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      resolve();
    });
  });
}
