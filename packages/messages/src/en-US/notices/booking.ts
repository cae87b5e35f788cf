/** Notices about bookings. */
export const booking = {
  'notice.bookingConfirmed.subject': 'Your table at {store}',
  'notice.bookingConfirmed.text':
    'Booked: {store}, {time}, {people|one:# person|other:# people}. Booking {number}. We hold your table for {minutes|one:# minute|other:# minutes}. See you soon!',
  'notice.bookingChanged.subject': 'Your booking at {store} has changed',
  'notice.bookingChanged.text': 'Changed: {store}, {time}, {people|one:# person|other:# people}. Booking {number}.',
  'notice.bookingCancelled.subject': 'Your booking at {store} is cancelled',
  'notice.bookingCancelled.text':
    'Your booking is cancelled: {store}, {time}. Booking {number}.{deposit} Hope to see you another time.',
  'notice.bookingCalledOff.subject': '{store} had to cancel your booking',
  'notice.bookingCalledOff.text':
    'Sorry, {store} had to cancel your table on {time}. {reason} Booking {number}.{deposit}',
  'notice.bookingNoShow.subject': 'We missed you at {store}',
  'notice.bookingNoShow.text': 'We missed you at {store}, {time}. Booking {number}.{deposit}',
  'notice.bookingDeposit.subject': 'Your deposit at {store}',
  'notice.bookingDeposit.text': 'About your booking at {store}, {time}, number {number}.{deposit}',
  'notice.deposit.asked': ' To keep your table, pay the deposit of {amount} by {until}.',
  'notice.deposit.returning':
    ' Your deposit of {amount} will be refunded to your card. Banks can take a few days to show it.',
  'notice.deposit.returned': ' Your deposit of {amount} was refunded to your card.',
  'notice.deposit.keptLate': ' It could be cancelled with a refund until {until}, so the restaurant keeps {amount}.',
  'notice.deposit.keptNoShow': " You didn't come, so the restaurant keeps the deposit of {amount}, as the terms say.",
  'notice.deposit.undecided':
    " The restaurant decides about your deposit of {amount} by {until}. If it doesn't, you'll be refunded.",
  'notice.deposit.void': " The deposit wasn't paid. You weren't charged.",
  'notice.bookingReminder.subject': 'See you soon at {store}',
  'notice.bookingReminder.text':
    "Reminder: {store}, {time}, {people|one:# person|other:# people}. Booking {number}. Can't make it? Please cancel in time.",
  'notice.waitingCalled.subject': 'Your table at {store} is ready',
  'notice.waitingCalled.text': 'Your table at {store} is ready. Come within {minutes|one:# minute|other:# minutes}.',
} as const
