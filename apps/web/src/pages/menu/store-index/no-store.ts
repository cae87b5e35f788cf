import { currentLocale, loadWords } from '../../../platform/i18n/index.ts'
import { deferred } from '../../../ui/loading/deferred.ts'

/** What a menu's address leads to where it names no store of the brand; its code and words come only then. */
export const NoStore = deferred(async () => {
  const [{ StoreUnknown: part }] = await Promise.all([
    import('./store-unknown.tsx'),
    loadWords(currentLocale(), 'rest'),
  ])
  return part
})
