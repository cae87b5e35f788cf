import type { ComponentOf } from '@comanda/contract/decoration'
import type { BizType } from '@comanda/domain/store'
import type { ReactNode } from 'react'
import { Headed, type Renderers } from '../../../features/decoration/index.ts'
import { useMapSettings } from '../../../features/address/index.ts'
import { PublishedReviews } from '../../../features/evaluation/index.ts'
import { DishList, DishSearch } from '../../../features/menu/index.ts'
import { OpeningHours, StoreMap, useShopInfo } from '../../../features/store/index.ts'
import { localize } from '../../../platform/i18n/index.ts'
import { useUser } from '../../../platform/session.ts'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { useFirstStore } from './first-store.ts'

type DishComponent = ComponentOf<'dishList'> | ComponentOf<'hotDishes'>

/** Renders with the store a component names, or the one this guest is shown first; nothing if there is none. */
function OfStore({ store, children }: { store: number; children: (shopId: number) => ReactNode }) {
  const { shop, query } = useFirstStore(undefined)
  if (store > 0) return children(store)
  if (shop) return children(shop.shopId)
  return query.isPending && <Skeleton height={180} />
}

/** A store's menu for pickup, or for the first order type it has; undefined while loading. */
function useMenuOf(shopId: number) {
  const { data } = useShopInfo(shopId)
  const { isMember } = useUser()
  if (!data) return undefined
  const bizType: BizType = data.bizTypes.includes(1300) ? 1300 : (data.bizTypes[0] ?? 1300)
  return { of: { shopId, bizType }, currency: data.currency, isMember }
}

function Dishes({ component, shopId }: { component: DishComponent; shopId: number }) {
  const menu = useMenuOf(shopId)
  if (!menu) return <Skeleton height={180} />
  const foodIds = component.kind === 'dishList' ? component.dishes : 'hot'
  return <DishList {...menu} foodIds={foodIds} layout={component.layout} />
}

function Search({ label, shopId }: { label: string; shopId: number }) {
  const menu = useMenuOf(shopId)
  return menu ? <DishSearch {...menu} label={label} /> : <Skeleton height={48} />
}

function Reviews({ shopId }: { shopId: number }) {
  const { data } = useShopInfo(shopId)
  return data ? <PublishedReviews shopId={shopId} timeZone={data.timeZone} /> : <Skeleton height={180} />
}

function Place({ shopId }: { shopId: number }) {
  const maps = useMapSettings()
  return <StoreMap shopId={shopId} tiles={maps && (maps.tiles ?? null)} />
}

const DishSection = (component: DishComponent) => (
  <Headed title={component.title}>
    <OfStore store={component.store}>{shopId => <Dishes component={component} shopId={shopId} />}</OfStore>
  </Headed>
)

/** Components of stores and their menus. */
export const storeRenderers: Pick<Renderers, 'dishList' | 'hotDishes' | 'openingHours' | 'search' | 'map' | 'reviews'> =
  {
    dishList: DishSection,
    hotDishes: DishSection,
    search: ({ title, store }) => (
      <OfStore store={store}>{shopId => <Search label={localize(title)} shopId={shopId} />}</OfStore>
    ),
    map: ({ title, store }) => (
      <Headed title={title}>
        <OfStore store={store}>{shopId => <Place shopId={shopId} />}</OfStore>
      </Headed>
    ),
    reviews: ({ title, store }) => (
      <Headed title={title}>
        <OfStore store={store}>{shopId => <Reviews shopId={shopId} />}</OfStore>
      </Headed>
    ),
    openingHours: ({ title, store }) => (
      <Headed title={title}>
        <OfStore store={store}>{shopId => <OpeningHours shopId={shopId} />}</OfStore>
      </Headed>
    ),
  }
