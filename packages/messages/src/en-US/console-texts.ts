/** Texts in several languages, and the brand's own wording. */
export const texts = {
  'texts.languagesOf': 'Languages of “{name}”',
  'texts.missingIn': '{name}, missing',
  'form.fillIn': 'Fill this in.',
  'form.email': 'Enter an e-mail address like name@example.com.',
  'form.fixFields': 'Please fix the highlighted fields.',
}
