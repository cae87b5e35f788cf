/** Texts in several languages, and the brand's own wording. */
export const texts = {
  'texts.languagesOf': 'Languages of “{name}”',
  'texts.missingIn': '{name}, missing',
  'form.fillIn': 'Required',
  'form.email': 'Enter a valid email address.',
  'form.fixFields': 'Please fix the highlighted fields.',
  'console.texts': 'App texts',
  'texts.hint': 'Replace any text of the guest app with your own.',
  'texts.search': 'Search texts',
  'texts.onlyMissing': 'Only missing ({count})',
  'texts.found': '{count|one:# text|other:# texts}, {shown} shown',
  'texts.ownWording': 'Your own wording',
  'texts.translate': 'Translation',
  'texts.download': 'Download CSV',
  'texts.upload': 'Upload CSV',
  'texts.read': 'Texts imported. Review and save them.',
  'texts.unreadable': 'This isn’t a CSV file.',
}
