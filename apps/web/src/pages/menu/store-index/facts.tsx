import { type BizType, distanceBetween, distanceParts, readyIn } from '@comanda/domain/store'
import { CircleSlash, Clock, MapPin } from 'lucide-react'
import { useEffect } from 'react'
import { StartGroupButton } from '../../../features/group/index.ts'
import { Fact } from '../../../features/menu/index.ts'
import {
  noteRecentShop,
  type ShopDetail,
  StoreState,
  usePosition,
  useService,
  orderTypeName,
} from '../../../features/store/index.ts'
import { currentLocale, loadTexts, t } from '../../../platform/i18n/index.ts'
import { useSearch } from '../../../platform/route-location.ts'
import { deferred } from '../../../ui/loading/deferred.ts'

/** Its texts are those of the later screens. */
const DeliveryFacts = deferred(async () => {
  const [{ DeliveryFacts: part }] = await Promise.all([
    import('./delivery-facts.tsx'),
    loadTexts(currentLocale(), 'rest'),
  ])
  return part
})

/** Formats a distance: km with two decimals from 1000 m on, below in m. MENU-8 */
function distanceText(metres: number): string {
  const { unit, value } = distanceParts(metres)
  return t(unit === 'km' ? 'menu.km' : 'menu.metres', { value })
}

/**
 * Opening state, preparation time and distance of a store, or that it does not offer this way of ordering. Records the
 * store as visited.
 */
export function Facts({ shop, bizType }: { shop: ShopDetail; bizType: BizType }) {
  const position = usePosition()
  const query = new URLSearchParams(useSearch())
  const metres = position.state === 'here' ? distanceBetween(position.point, shop) : undefined
  const { shopId, shopName, picture } = shop
  // The store may be open while this way of ordering is closed.
  const state = useService(shopId, bizType)?.state ?? shop.state
  useEffect(() => noteRecentShop({ shopId, shopName, picture, bizType }), [shopId, shopName, picture, bizType])
  if (!shop.bizTypes.includes(bizType))
    return (
      <div role="status">
        <Fact icon={<CircleSlash aria-hidden="true" />}>{t('menu.wayOff', { way: orderTypeName(bizType) })}</Fact>
      </div>
    )
  const isOpen = state.open && !state.paused
  const ready = isOpen && <ReadyTime shop={shop} bizType={bizType} metres={metres} />
  return (
    <>
      <StoreState state={state} timeZone={shop.timeZone} />
      {bizType !== 1200 && ready}
      {metres !== undefined && (
        <Fact icon={<MapPin aria-hidden="true" />}>{t('menu.away', { distance: distanceText(metres) })}</Fact>
      )}
      {bizType === 1200 && <DeliveryFacts shop={shop} distanceText={distanceText} ready={ready} />}
      {bizType !== 1100 && !query.get('vtId') && <StartGroupButton shopId={shopId} bizType={bizType} over />}
    </>
  )
}

/** The preparation time; for a delivery, whose way is part of it, only once the distance is known. */
function ReadyTime({ shop, bizType, metres }: { shop: ShopDetail; bizType: BizType; metres: number | undefined }) {
  if (bizType === 1200 && metres === undefined) return null
  return (
    <Fact icon={<Clock aria-hidden="true" />}>
      {t('menu.readyIn', { count: readyIn(shop.readyMinutes, bizType, metres) })}
    </Fact>
  )
}
