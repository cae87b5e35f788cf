/** Words of the refusals of signing in. */
export const auth = {
  'refusal.grantRefused': 'This link was used already or is too old. Please log in again.',
  'refusal.captchaFailed': 'The security check did not go through. Please try once more.',
  'refusal.codeTooSoon': 'One moment: you can ask for a code in {seconds} seconds.',
  'refusal.channelClosed': 'Codes cannot be sent this way at the moment. Please use the other way.',
  'refusal.codeWrong': 'That code is not right or no longer valid. Please check it or ask for a new one.',
  'refusal.ticketGone': 'That took a little long. Please ask for a new code.',
  'refusal.noAccount': 'There is no account here yet. It takes one step to make one.',
  'refusal.agreementsNeeded': 'Please accept the terms to go on.',
  'refusal.noSuchContact': 'Your account has no such contact. Please use the other one.',
  'refusal.sameContact': 'That is the one your account has already.',
  'refusal.contactTaken': 'Another account goes by this one. Sign in there, or use a different one.',
  'refusal.phoneChangedLately': 'Your number was changed lately. Days until it can be changed again: {days}.',
  'refusal.orderUnpaid': 'One of your orders is still to be paid. Please pay or cancel it first.',
  'refusal.accountBusy': 'Something of yours is still under way. Please let it end first, then delete your account.',
  'refusal.holdingsChanged': 'What you hold has just changed. Please look again before you delete your account.',
} as const
