/** Words of the refusals of reviews. */
export const evaluation = {
  'refusal.evaluation.notReviewable': 'This order cannot be reviewed now.',
  'refusal.evaluation.already': 'You have told us about this order already. Thank you!',
  'refusal.evaluation.misfit': 'Please look at the marked answer once more.',
} as const
