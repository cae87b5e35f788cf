import type { ComponentProps } from 'react'
import { ServiceNote as Closed } from '../../../features/store/index.ts'
import { currentLocale, loadTexts } from '../../../platform/i18n/index.ts'
import { deferred } from '../../../ui/loading/deferred.ts'

const Gifts = deferred<{ shopId: number }>(async () => {
  const [feature] = await Promise.all([
    import('../../../features/campaign/index.ts'),
    loadTexts(currentLocale(), 'rest'),
  ])
  return feature.CollectNote
})

/** Says that the store takes no orders, and offers gifts to collect. CARD-8 */
export const ServiceNote = (props: ComponentProps<typeof Closed>) => (
  <>
    <Gifts shopId={props.shopId} />
    <Closed {...props} />
  </>
)
