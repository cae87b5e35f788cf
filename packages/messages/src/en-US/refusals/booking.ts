/** Words of the refusals of bookings, and what bookings say outside the app. */
export const booking = {
  'refusal.booking.notOffered': 'This restaurant takes no bookings here. Please call it, or choose another one.',
  'refusal.booking.timeGone': 'That time can no longer be booked. Please choose another one.',
  'refusal.booking.full': 'Someone was a moment faster: no table is left for that time. Please choose another one.',
  'refusal.booking.partySize':
    'This restaurant books tables for {min} to {max} people here. For other parties, please call.',
  'refusal.booking.contact': 'Please check the telephone number, so that the restaurant can reach you.',
  'refusal.booking.many': 'You have {most} bookings ahead of you. Please cancel one you do not need first.',
  'refusal.booking.moved': 'This booking has changed meanwhile. Please look at it again.',
  'refusal.booking.tooLate': 'It is too close to the time to change this here. Please call the restaurant: {phone}.',
  'refusal.booking.waitlistClosed': 'The restaurant is closed right now, so there is no waiting list.',
  'refusal.booking.tableTaken': 'That table is taken for part of this time. Please choose another one.',
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
  'refusal.booking.tablesUnfit': 'Please choose tables that can be booked, all in one part of the store.',
  'refusal.booking.depositChanged': 'The deposit for this table has changed meanwhile. Please look at it once more.',
  'refusal.booking.depositDiffers':
    'This change needs a larger deposit. Please cancel this booking in time, your deposit comes back, and book anew.',
} as const
