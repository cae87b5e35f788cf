/** Words of the refusals of cards. */
export const card = {
  'mine.vip.noCardProgramId': 'This restaurant has no member program yet.',
  'refusal.card.passwordWeak': 'Please choose six digits that are harder to guess: not all the same, not in a row.',
  'refusal.card.passwordWrong': 'That is not the password. {left|one:One more try|other:# more tries} before it rests.',
  'refusal.card.passwordRests':
    'Too many wrong tries. Wait {minutes|one:a minute|other:# minutes}, or set a new password with a code.',
  'refusal.card.passwordNeeded': 'Please enter your old password, or set a new one with a code sent to you.',
} as const
