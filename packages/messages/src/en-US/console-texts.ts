/** Texts in several languages, and the brand's own wording. */
export const texts = {
  'texts.languagesOf': 'Languages of “{name}”',
  'texts.missingIn': '{name}, missing',
}
