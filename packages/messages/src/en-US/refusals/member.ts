/** Words of the refusals of the profile. */
export const member = {
  'refusal.birthdayFixed': 'Your birthday is set already and can be set only once.',
  'refusal.birthdayWrong': 'Please check the birthday: it must be a day in the past.',
  'refusal.noMailForNews': 'Your account has no e-mail address yet. Please add one first.',
} as const
