import { currentLocale, loadTexts } from '../../platform/i18n/index.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'

/** Dishes chosen ahead, at the table; loaded with its texts once the guest has a table. */
export const LazyPreOrderCart = lazyPart(async () => {
  const [{ PreOrderCart: part }] = await Promise.all([
    import('./pre-order-cart.tsx'),
    loadTexts(currentLocale(), 'rest'),
  ])
  return part
})
