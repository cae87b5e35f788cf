/** Notices about bookings. */
export const booking = {
  'notice.bookingConfirmed.subject': 'Your table at {store}',
  'notice.bookingConfirmed.text':
    'Booked: {store}, {time}, {people} people. Booking {number}. We hold your table for {minutes} minutes. See you soon!',
  'notice.bookingChanged.subject': 'Your booking at {store} has changed',
  'notice.bookingChanged.text': 'Changed: {store}, {time}, {people} people. Booking {number}.',
  'notice.bookingCancelled.subject': 'Your booking at {store} is cancelled',
  'notice.bookingCancelled.text':
    'Cancelled as you asked: {store}, {time}. Booking {number}.{deposit} We hope to see you another time.',
  'notice.bookingCalledOff.subject': '{store} had to cancel your booking',
  'notice.bookingCalledOff.text':
    'We are sorry: {store} had to cancel your table on {time}. {reason} Booking {number}.{deposit}',
  'notice.bookingNoShow.subject': 'We missed you at {store}',
  'notice.bookingNoShow.text': 'We missed you at {store}, {time}. Booking {number}.{deposit}',
  'notice.bookingDeposit.subject': 'Your deposit at {store}',
  'notice.bookingDeposit.text': 'About your booking at {store}, {time}, number {number}.{deposit}',
  'notice.deposit.returning':
    ' Your deposit of {amount} goes back to the card you paid with. Banks take up to a few days to show it.',
  'notice.deposit.returned': ' Your deposit of {amount} went back to the card you paid with.',
  'notice.deposit.keptLate':
    ' It could be cancelled with the deposit coming back until {until}: the restaurant keeps {amount}, as the terms say.',
  'notice.deposit.keptNoShow': ' As nobody came, the restaurant keeps the deposit of {amount}, as the terms say.',
  'notice.deposit.undecided':
    ' The restaurant decides by {until} what becomes of your deposit of {amount}. If it says nothing, it goes back to your card.',
  'notice.deposit.void': ' The deposit was not paid. Nothing was taken.',
  'notice.bookingReminder.subject': 'See you soon at {store}',
  'notice.bookingReminder.text':
    'A reminder: {store}, {time}, {people} people. Booking {number}. If you cannot come, please cancel in time.',
  'notice.waitingCalled.subject': 'Your table at {store} is ready',
  'notice.waitingCalled.text': 'Your table at {store} is ready. Please come within {minutes} minutes.',
} as const
