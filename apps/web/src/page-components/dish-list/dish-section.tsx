import { type ComponentOf, Headed } from '../../features/decoration/index.ts'
import { DishList } from '../../features/menu/index.ts'
import { Skeleton } from '../../ui/feedback/states.tsx'
import { OfStore, useMenuOf } from '../of-store.tsx'

type DishComponent = ComponentOf<'dishList'> | ComponentOf<'hotDishes'>

function Dishes({ component, shopId }: { component: DishComponent; shopId: number }) {
  const menu = useMenuOf(shopId)
  if (!menu) return <Skeleton height={180} />
  const foodIds = component.kind === 'dishList' ? component.dishes : 'hot'
  return <DishList {...menu} foodIds={foodIds} layout={component.layout} />
}

/** Dishes of a store with their current prices, or those of its hot list. MENU-3, MENU-5 */
export const DishSection = (component: DishComponent) => (
  <Headed title={component.title}>
    <OfStore store={component.store}>{shopId => <Dishes component={component} shopId={shopId} />}</OfStore>
  </Headed>
)
