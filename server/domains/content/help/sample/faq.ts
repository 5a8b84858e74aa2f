/** Frequent questions of the demo: chapters in display order, each with `[question, answer]`. */
export const sampleFaq = [
  {
    key: 'payment',
    icon: 'credit-card',
    title: 'Payment',
    subtitle: 'Invoices, ways to pay, and what happens when one is late',
    questions: [
      [
        'How can a client pay for airtime?',
        'By bank transfer or by card. The bank details stand on every invoice below the total; the card link is in the mail that came with it. For a direct debit, ask the client for the signed mandate and send it to the accounts office before the 20th: it counts from the month after.',
      ],
      [
        'When is an invoice due?',
        'Thirty days after it was issued, unless the contract says otherwise. The due date is printed on the invoice and shown in the list of invoices. Agencies with a yearly contract have forty-five days.',
      ],
      [
        'An invoice is past due. What happens now?',
        'After seven days the client gets a friendly reminder, after twenty-one a second one by letter. After thirty days new bookings of that client wait for the accounts office. Spots that are already in the schedule are broadcast all the same.',
      ],
      [
        'Can we pay our subscription every month instead of every year?',
        'Yes. The monthly price is a little higher, because it can be ended every month. To change, an administrator writes to the accounts office; the change counts from the next renewal and nothing is charged twice.',
      ],
      [
        'The company moved. How do we get invoices with the new address?',
        'Change the address of the client under Invoices, in the record of the client. Invoices that come later carry the new address. One that was already issued stays as it is: ask the accounts office for a corrected copy, which keeps the number of the first.',
      ],
    ],
  },
  {
    key: 'delivery',
    icon: 'shopping-bag',
    title: 'Delivery',
    subtitle: 'How spots and programmes reach us, and how they reach the listeners',
    questions: [
      [
        'In which format do we take finished spots?',
        'WAV, 48 kHz, 24 bit, stereo, at −24 LUFS with a true peak of at most −1 dBTP. An MP3 is accepted for approval only. Name the file with the booking number, the title and the length, such as 4711_harbour-sale_30s.wav.',
      ],
      [
        'How long before broadcast must a spot be here?',
        'Two working days by noon. Later is possible as long as the hour has not been closed, but then nobody but the sender has listened to it. Call the traffic desk when it is a matter of hours.',
      ],
      [
        'How do we send a programme that is larger than a mail takes?',
        'Through the upload page of your programme, or by SFTP with the key that the technical desk gives to every producer. An upload that breaks off continues where it stopped. You get a mail as soon as the file has been checked.',
      ],
      [
        'How does a partner station get our syndicated programmes?',
        'They lie in the partner folder from six in the morning on the day of broadcast, with a text file of the running times. A partner who prefers a live feed gets an address and a password of their own; it opens five minutes before the programme.',
      ],
      [
        'The confirmation of broadcast has not come. Where is it?',
        'It is made at night from what really was on air, and is sent to the contact of the booking the next morning. If the contact has changed, correct it in the record of the client, and the traffic desk sends it again.',
      ],
    ],
  },
  {
    key: 'cancellationReturn',
    icon: 'refresh-cw',
    title: 'Cancellation and return',
    subtitle: 'Bookings that change, spots that come back, money that is returned',
    questions: [
      [
        'Until when can a booking be cancelled for free?',
        'Until ten working days before the first broadcast. From nine to four days half of the price is due, after that all of it. A booking that is only moved to another week of the same quarter costs nothing, once.',
      ],
      [
        'A spot was not broadcast. Do we get it back?',
        'Yes, without asking: the report of the night finds it, and the traffic desk offers a place of equal worth within two weeks. If there is none, or the campaign is over, the amount is taken off the next invoice.',
      ],
      [
        'May we exchange the text of a spot while it runs?',
        'Once in each campaign for free, when the new recording is here two working days before. Further exchanges are charged at the rate for production. The length must stay the same.',
      ],
      [
        'How do we send back rented equipment?',
        'In the case that it came in, with the list from its lid. Make an appointment with the technical desk, who check it together with you: what both have looked at is not discussed later. Cables and batteries count too.',
      ],
      [
        'How long does a refund take?',
        'The accounts office pays refunds every Thursday. On a card it shows two or three days later, on a bank account the next working day. The credit note comes by mail the same evening.',
      ],
    ],
  },
  {
    key: 'myOrders',
    icon: 'package',
    title: 'My orders',
    subtitle: 'Following a booking from the offer to the last broadcast',
    questions: [
      [
        'Where do I see how far my order is?',
        'In the invoices list, by the number on your confirmation. Draft means that the offer is still with us, sent that it waits for the client, paid that everything is settled. For the hours of broadcast ask the traffic desk for the plan.',
      ],
      [
        'Can I change an order after it was confirmed?',
        'Times and texts yes, as long as the hour is not closed. Prices and lengths need a new offer, which replaces the old one as soon as the client has signed it.',
      ],
      [
        'I booked for two stations. Why are there two orders?',
        'Each radio plans and invoices its own airtime. Both orders carry the same campaign number, so that they can be found together: type it into the search.',
      ],
      [
        'How do I repeat the campaign of last year?',
        'Open last year’s invoice and send its number to the sales desk. They make a new offer with the same places and today’s prices. The recordings are kept for twenty-four months.',
      ],
      [
        'Who may place orders in the name of our company?',
        'Everyone whom your company named as a contact. To add somebody, a contact who is already named writes to the sales desk. Nobody is added on the telephone.',
      ],
    ],
  },
  {
    key: 'productServices',
    icon: 'settings',
    title: 'Products and services',
    subtitle: 'What we make, what it holds, and who helps',
    questions: [
      [
        'Which subscription plans are there?',
        'Basic is for one radio and its website. Team adds more people with roles of their own. Company is for several radios in one house, with shared playlists and one invoice. Enterprise adds a contract about response times.',
      ],
      [
        'Can you produce a spot for us?',
        'Yes, from the idea to the file: text, voice, music and mix. It takes about five working days. One round of changes is included, and the rights for radio and the web for one year.',
      ],
      [
        'Do you rent out studios?',
        'Studio 2 and the voice booth, by the half day, with an engineer or without. Whoever works without one gets an introduction of an hour first. The on-air studio is never rented.',
      ],
      [
        'What does the technical desk help with?',
        'With the studios, the stream, the website and this portal: every day from six to midnight, and at night when we are off the air. Write down what you did, what you saw and when it was, and it goes twice as fast.',
      ],
      [
        'Do our listeners’ data stay with us?',
        'Yes. Figures about listening are counted without names and stay on our own servers. Names and addresses of winners are deleted ninety days after the game. Nothing is sold or given to advertisers.',
      ],
    ],
  },
] as const;
