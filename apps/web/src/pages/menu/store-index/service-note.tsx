import type { ComponentProps } from 'react'
import { loadCollectNote } from '../../../features/campaign/index.ts'
import { menuOutdated } from '../../../features/menu/index.ts'
import { ServiceNote as Closed } from '../../../features/store/index.ts'
import { currentLocale, loadTexts } from '../../../platform/i18n/index.ts'
import { useTopic } from '../../../platform/device/push.ts'
import { deferred } from '../../../ui/loading/deferred.ts'

const Gifts = deferred<{ shopId: number }>(async () => {
  const [CollectNote] = await Promise.all([loadCollectNote(), loadTexts(currentLocale(), 'rest')])
  return CollectNote
})

/** All phones of a store get the hint at once: they send their requests within this time, in ms. */
const SPREAD = 400

/** Says that the store takes no orders, offers gifts to collect, and follows the menu while it is open. CARD-8, MENU-1 */
export function ServiceNote(props: ComponentProps<typeof Closed>) {
  useTopic(`menu:${props.shopId}`, () => void setTimeout(() => menuOutdated(props), Math.random() * SPREAD))
  return (
    <>
      <Gifts shopId={props.shopId} />
      <Closed {...props} />
    </>
  )
}
