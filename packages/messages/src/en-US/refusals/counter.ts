/** Words of the refusals of what is done for members at the counter, and of the brand's money. */
export const counter = {
  'refusal.brandOnly': 'Your account may not change the money of the whole brand. Please ask for the right to.',
  'refusal.rights.own': 'Your own rights are somebody else’s to change.',
  'refusal.rights.unfit':
    'The brand’s money is a manager’s, and everybody works at one of the brand’s stores at least.',
  'refusal.rights.wait': 'A change of this waits for a second person already. Please decide that first.',
  'refusal.rights.decided': 'This was decided before.',
  'refusal.rights.alone':
    'Giving more takes a second person who may change the brand’s money: not you, and not whom it is about. There is none. Whoever runs the server can name one (npm run appoint).',
  'refusal.rights.second': 'Somebody else has to say yes to this: not who asked, and not whom it is about.',
  'refusal.adjustNothing': 'Say by how much: more or less than nothing.',
  'refusal.adjustAlone':
    'So much takes the yes of a second person who may change the brand’s money, and there is none. Whoever runs the server can name one (npm run appoint).',
  'refusal.adjustShort': 'There is not so much on it.',
  'refusal.adjustGone': 'Nothing can be changed on this any more: it has run out or was taken back.',
  'refusal.adjustDecided': 'This was decided before.',
  'refusal.secondForAdjust': 'Somebody else has to say yes to this.',
  'refusal.contactUnclear':
    'Please type a phone number with its country code, an e-mail address or all digits of a card.',
  'refusal.payCodeWrong': 'This code is not good any more. Please ask for the one the phone shows now.',
  'refusal.payCodeOver': 'This code has paid or its time is over. Please read a fresh one.',
  'refusal.notToPayHere': 'This order is not to be paid at the counter now.',
  'refusal.cardTooLittle': 'There is too little on the card for this order.',
  'refusal.cardNotHere': 'This card does not pay at this store.',
  'refusal.rights.taken': 'Somebody signs in with this e-mail address already.',
  'refusal.staff.linkGone': 'This link was used already or is too old. Ask for a new one.',
  'refusal.staff.passwordWrong': 'That is not your password. Please check it.',
  'refusal.staff.passwordEasy': 'Please take at least ten signs, and not your e-mail address.',
} as const
