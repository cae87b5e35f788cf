/** Words of the refusals of reviews. */
export const evaluation = {
  'refusal.evaluation.notReviewable': 'This order cannot be reviewed now.',
  'refusal.evaluation.already': 'You have told us about this order already. Thank you!',
  'refusal.evaluation.misfit': 'Please look at the marked answer once more.',
  'refusal.upload.unfit': 'This is not a picture we can read. Please choose a JPEG, PNG or WebP picture.',
  'refusal.upload.tooLarge': 'This picture is too large: at most 8 MB and {megapixels} million pixels, please.',
  'refusal.upload.gone': 'This picture is no longer here. Please choose it once more.',
} as const
