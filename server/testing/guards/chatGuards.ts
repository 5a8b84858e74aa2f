import type { Guard } from './guard.ts';

const access = 'domains/chat/threads/threadAccess.ts';
const chat = 'domains/chat/chat.test.ts';
const messages = 'domains/chat/messages.test.ts';
const people = 'domains/chat/people.test.ts';
const leaks = 'domains/chat/leaks.test.ts';
const files = 'domains/chat/attachments.test.ts';

/** Who sees, writes and hears what in the chat. */
export const chatGuards: readonly Guard[] = [
  {
    name: 'a private thread is seen by those who are in it',
    file: access,
    on: "thread.exists(own.where('own.leftAt', 'is', null)),",
    off: "thread('t.id', '>', 0),",
    provenBy: [
      { file: chat, tests: ['are seen by nobody but those who are in them, whatever they may do'] },
      { file: chat, tests: ['lose at once who leaves or is taken out, and give what they own to the next'] },
    ],
  },
  {
    name: 'who is kept out of a room does not see it',
    file: access,
    on: "thread.not(thread.exists(own.where('own.blockedAt', 'is not', null))),",
    off: "thread('t.id', '>', 0),",
    provenBy: [{ file: chat, tests: ['let members write slowly, and silence or keep out who disturbs'] }],
  },
  {
    name: 'a report tells nothing of a thread that its reader does not see',
    file: 'domains/chat/moderation/placeOfReport.ts',
    on: 'return found.map((place) => (place && seen.includes(place.thread) ? place : undefined));',
    off: 'return found.map((place) => (place && seen.length >= 0 ? place : undefined));',
    provenBy: [
      {
        file: 'domains/chat/moderation/reports.test.ts',
        tests: ['a report leads to its message, and tells nothing of a thread that its reader does not see'],
      },
    ],
  },
  {
    name: 'whom a thread keeps out is told to those who keep order',
    file: 'domains/chat/threads/chatThread.resolver.ts',
    on: 'if (!moderates(context, { kind: kind as ChatThreadKind, part })) return [];',
    off: '',
    provenBy: [
      {
        file: chat,
        tests: ['show whom they keep out to those who keep order alone, and let them in again'],
      },
    ],
  },
  {
    name: 'a room is not there for whom it keeps out',
    file: 'domains/chat/rooms/chatRoom.resolver.ts',
    on: '  where,\n  whereDeleted: where,',
    off: '',
    provenBy: [
      {
        file: leaks,
        tests: ['is answered of it by every operation as of what is not there'],
      },
    ],
  },
  {
    name: 'a room is not changed by whom it keeps out',
    file: 'domains/chat/rooms/chatRoom.resolver.ts',
    on: "if (await isKeptOut.any(write, asked)) throw notFound('ChatRoom');",
    off: 'void asked;',
    provenBy: [
      {
        file: leaks,
        tests: ['is answered of it by every operation as of what is not there'],
      },
    ],
  },
  {
    name: 'a message is changed by who wrote it',
    file: 'domains/chat/messages/changeMessage.ts',
    on: "if (message.author !== context.viewer!.userId) throw forbidden('update', 'ChatMessage');",
    off: '',
    provenBy: [{ file: messages, tests: ['is changed by who wrote it alone, and keeps what it said'] }],
  },
  {
    name: 'of two of whom one blocked the other, neither finds the other',
    file: 'domains/chat/people/writable.ts',
    on: ".selectFrom('ChatBlock as block')\n          .select('block.id')",
    off: ".selectFrom('ChatBlock as block')\n          .select('block.id')\n          .where('block.id', '<', 0)",
    provenBy: [
      {
        file: people,
        tests: ['learns nothing: in search, by asking, by opening, it is as if the other were not there'],
      },
    ],
  },
  {
    name: 'who is blocked sees no more of what the other reads',
    file: 'domains/chat/threads/peopleOfThread.ts',
    on: 'const isBlocked = block !== null;',
    off: 'const isBlocked = block === undefined;',
    provenBy: [{ file: people, tests: ['sees no more of what the other reads, and others do'] }],
  },
  {
    name: 'a thread goes with its record into the recycle bin',
    file: 'domains/chat/threads/ownThreads.ts',
    on: "isRecordThere(thread as never, 'thread'),",
    off: "thread('thread.id', '>', 0),",
    provenBy: [
      {
        file: messages,
        tests: ['is neither listed, counted nor searched while its record lies in the recycle bin'],
      },
    ],
  },
  {
    name: 'words of who is blocked are not shown',
    file: 'domains/chat/messages/shownWords.ts',
    on: "!message['deletedAt'] && !message['concealedAt'] && !(await isFromBlocked(context, message));",
    off: "!message['deletedAt'] && !message['concealedAt'];",
    provenBy: [
      {
        file: people,
        tests: ['writes on where both are, and the other sees places without words, unread by nobody'],
      },
    ],
  },
  {
    name: 'what somebody wrote goes with their account',
    file: 'domains/chat/erasure/erasePerson.ts',
    on: 'whenPersonGoes(erasePerson);',
    off: 'void [whenPersonGoes, erasePerson];',
    provenBy: [
      {
        file: 'domains/chat/erasure.test.ts',
        tests: [
          'nothing that somebody wrote is left once their account is deleted, and others read on',
          'what they owned is the next one’s, a thread of two is closed, and one without anybody is gone',
        ],
      },
    ],
  },
  {
    name: 'a file is sent by those who may write in its thread',
    file: 'domains/chat/attachments/receiveFile.ts',
    on: 'require: requireFileRight,',
    off: 'require: async () => void requireFileRight,',
    provenBy: [
      {
        file: files,
        tests: ['a file is refused from who is signed out, may not write there, or does not see the thread'],
      },
    ],
  },
  {
    name: 'a file is read by those who see its message',
    file: 'domains/chat/attachments/filesOf.ts',
    on: 'if (!(await findSeenThread(context, thread!))) return false;',
    off: 'void findSeenThread;',
    provenBy: [
      {
        file: files,
        tests: ['a file is read by those who see its message at that moment, and by nobody else'],
      },
    ],
  },
  {
    name: 'a message takes files of its author alone',
    file: 'domains/chat/attachments/takeFiles.ts',
    on: ".where('uploader', '=', given.uploader)",
    off: ".where('uploader', '<>', -given.uploader)",
    provenBy: [
      {
        file: files,
        tests: ['a message takes files of its author and of its thread alone, each once'],
      },
    ],
  },
  {
    name: 'whether somebody is here is told to those who know them, and to nobody blocked',
    file: 'domains/chat/presence/presenceOf.ts',
    on: 'isReachable(person, given.viewer),',
    off: "person('person.id', '>', 0),",
    provenBy: [
      {
        file: 'domains/chat/presence.test.ts',
        tests: ['to who is blocked, nor of them: they are gone, also in what is heard'],
      },
    ],
  },
  {
    name: 'a thread is exported by those who keep order in it',
    file: 'rest/chat/chatExport.ts',
    on: 'if (!chatThread?.mayExport)',
    off: 'if (!chatThread)',
    provenBy: [
      {
        file: 'rest/chat/chatExport.test.ts',
        tests: ['refuses whoever is not signed in, reads it alone, or does not see it'],
      },
    ],
  },
];
