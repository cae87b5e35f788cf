import type { ComponentOf } from '@comanda/contract/decoration'
import type { ReactNode } from 'react'
import { Headed, type Renderers } from '../../../features/decoration/index.ts'
import { DishList } from '../../../features/menu/index.ts'
import { OpeningHours, useShopInfo } from '../../../features/store/index.ts'
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

/** Dishes of a store at its prices for pickup, or for the first order type it has. */
function Dishes({ component, shopId }: { component: DishComponent; shopId: number }) {
  const { data } = useShopInfo(shopId)
  const { isMember } = useUser()
  if (!data) return <Skeleton height={180} />
  const bizType = data.bizTypes.includes(1300) ? 1300 : (data.bizTypes[0] ?? 1300)
  return (
    <DishList
      of={{ shopId, bizType }}
      currency={data.currency}
      isMember={isMember}
      foodIds={component.kind === 'dishList' ? component.dishes : 'hot'}
      layout={component.layout}
    />
  )
}

const DishSection = (component: DishComponent) => (
  <Headed title={component.title}>
    <OfStore store={component.store}>{shopId => <Dishes component={component} shopId={shopId} />}</OfStore>
  </Headed>
)

/** Components of stores and their menus. */
export const storeRenderers: Pick<Renderers, 'dishList' | 'hotDishes' | 'openingHours'> = {
  dishList: DishSection,
  hotDishes: DishSection,
  openingHours: ({ title, store }) => (
    <Headed title={title}>
      <OfStore store={store}>{shopId => <OpeningHours shopId={shopId} />}</OfStore>
    </Headed>
  ),
}
