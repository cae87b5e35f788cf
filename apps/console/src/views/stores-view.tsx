import { ShopList } from '../features/store/shop-list.tsx'
import type { ViewProps } from './views.tsx'

/** The stores the member of staff works in. */
export const StoresView = ({ shopId, staff, onShop }: ViewProps) => (
  <ShopList shopId={shopId} isBrand={staff.brand} onShop={onShop} />
)
