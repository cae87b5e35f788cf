/** Words of the refusals of cards. */
export const card = {
  'mine.vip.noCardProgramId': 'This restaurant has no member program yet.',
  'refusal.card.passwordWeak': 'Please choose six digits that are harder to guess: not all the same, not in a row.',
  'refusal.card.passwordWrong': 'That is not the password. {left|one:One more try|other:# more tries} before it rests.',
  'refusal.card.passwordRests':
    'Too many wrong tries. Wait {minutes|one:a minute|other:# minutes}, or set a new password with a code.',
  'refusal.card.passwordNeeded': 'Please enter your old password, or set a new one with a code sent to you.',
  'refusal.card.securityNeeded': 'Please enter your card password for this amount.',
  'refusal.transfer.short': 'That is more than you paid in on this card. Given value cannot be sent.',
  'refusal.transfer.off': 'Balance of this card cannot be sent.',
  'refusal.transfer.gone': 'This is no longer waiting: it was received or went back.',
  'refusal.transfer.own': 'You sent this yourself. Take it back in your transfers if you like.',
  'refusal.transfer.misfit': 'Your card is in another currency and cannot take this.',
  'refusal.storedValue.none': 'There is nothing to top up with here yet.',
  'refusal.storedValue.changed': 'These terms have just changed. Please choose again.',
  'settlement.order.pickAgreement': 'Please tick the agreement first.',
} as const
