/** Words of the refusals of signing in. */
export const auth = {
  'refusal.grantRefused': 'This link was used already or is too old. Please log in again.',
  'refusal.captchaFailed': 'The security check did not go through. Please try once more.',
  'refusal.codeTooSoon': 'A code is on its way. You can ask for another one in {seconds} seconds.',
  'refusal.channelClosed': 'Codes cannot be sent this way at the moment. Please use the other way.',
  'refusal.codeWrong': 'That code is not right or no longer valid. Please check it or ask for a new one.',
  'refusal.ticketGone': 'That took a little long. Please ask for a new code.',
  'refusal.noAccount': 'There is no account here yet. It takes one step to make one.',
  'refusal.agreementsNeeded': 'Please accept the terms to go on.',
} as const
