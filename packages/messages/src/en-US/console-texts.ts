/** Texts in several languages, and the brand's own wording. */
export const texts = {
  'texts.languagesOf': 'Languages of “{name}”',
  'texts.missingIn': '{name}, missing',
  'form.fillIn': 'Fill this in.',
  'form.email': 'Enter an e-mail address like name@example.com.',
  'form.fixFields': 'Please fix the highlighted fields.',
  'console.texts': 'App texts',
  'texts.hint': 'Replace any text of the guests’ app with your own wording.',
  'texts.search': 'Search texts',
  'texts.onlyMissing': 'Only missing ({count})',
  'texts.found': '{count|one:# text|other:# texts}, {shown} shown',
  'texts.ownWording': 'Your own wording',
  'texts.translate': 'Translation',
  'texts.download': 'Download CSV',
  'texts.upload': 'Upload CSV',
  'texts.read': 'Texts read from the file. Check and save them.',
  'texts.unreadable': 'This file is no CSV table.',
}
