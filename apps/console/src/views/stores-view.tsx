import { ShopList } from '../features/store/shop-list.tsx'
import type { StaffInfo } from '../platform/session.ts'

interface StoresProps {
  shopId: number
  staff: StaffInfo
  onShop: (shopId: number) => void
}

/** The stores the member of staff works in. */
export const StoresView = ({ shopId, staff, onShop }: StoresProps) => (
  <ShopList shopId={shopId} isBrand={staff.brand} onShop={onShop} />
)
