/** Words of the refusals at the console. */
export const console = {
  'refusal.signInFailed': 'That account and password do not match. Please check both.',
  'refusal.promiseTooEarly': 'A promised time must lie ahead, within two days.',
  'refusal.notYourShop': 'That store is not yours to run.',
  'refusal.managersOnly': 'Only a manager may change this.',
  'refusal.changedMeanwhile':
    'Somebody else changed this meanwhile. What they saved is shown now: please look and change it again.',
  'refusal.printerElsewhere': '{host} lies outside the networks where printers may stand.',
  'refusal.moreThanLeft': 'That is more than what is left of this payment.',
  'refusal.secondPersonNeeded': 'Somebody else has to say yes to this refund.',
  'refusal.refundDecided': 'This refund was decided before.',
  'refusal.billOpen': 'Something is still owed at this table. Settle its bill, or write it off, and then release it.',
} as const
