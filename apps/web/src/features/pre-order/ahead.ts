import { currentLocale, loadTexts } from '../../platform/i18n/index.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** What was chosen ahead, at the table: fetched with its words once one sits there. */
export const ChosenAhead = lazyPart(async () => {
  const [{ ChosenAhead: part }] = await Promise.all([import('./chosen-ahead.tsx'), loadTexts(currentLocale(), 'rest')])
  return part
})
