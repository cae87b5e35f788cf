import { currentLocale, loadWords } from '../../platform/i18n/index.ts'
import { lazily } from '../../ui/loading/lazy-part.ts'

/** What was chosen ahead, at the table: fetched with its words once one sits there. */
export const ChosenAhead = lazily(async () => {
  const [{ ChosenAhead: part }] = await Promise.all([import('./chosen-ahead.tsx'), loadWords(currentLocale(), 'rest')])
  return part
})
