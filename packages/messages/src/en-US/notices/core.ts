/** Problems of input fields. */
export const core = {
  'refusal.problem.required': 'it is missing',
  'refusal.problem.type': 'it is not the kind of value expected here',
  'refusal.problem.tooSmall': 'it must be at least {bound}',
  'refusal.problem.tooBig': 'it must be at most {bound}',
  'refusal.problem.tooShort': 'it must have at least {bound} characters',
  'refusal.problem.tooLong': 'it must have at most {bound} characters',
  'refusal.problem.tooFew': 'it must hold at least {bound}',
  'refusal.problem.tooMany': 'it must hold at most {bound}',
  'refusal.problem.format': 'it is not written the way it should be',
  'refusal.problem.choice': 'it must be one of {bound}',
  'page.toStart': 'Go to the start page',
  'page.openingSoon': 'Opening soon',
  'page.openingHint': 'We’re getting ready. Please come back a little later.',
  'refusal.problem.json': 'the request is not readable JSON',
} as const
