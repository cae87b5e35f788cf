import { currentLocale, loadTexts } from '../../platform/i18n/index.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** Dishes chosen ahead, at the table; loaded with its texts once the guest has a table. */
export const ChosenAhead = lazyPart(async () => {
  const [{ ChosenAhead: part }] = await Promise.all([import('./chosen-ahead.tsx'), loadTexts(currentLocale(), 'rest')])
  return part
})
