import { ShopList } from '../features/store/shop-list.tsx'
import { mayAt } from '../platform/may.ts'
import type { StaffInfo } from '../platform/session.ts'

interface StoresProps {
  shopId: number
  staff: StaffInfo
  onShop: (shopId: number) => void
}

/** The stores the member of staff works in. */
export const StoresView = ({ shopId, staff, onShop }: StoresProps) => (
  <ShopList shopId={shopId} isBrand={mayAt(staff, shopId, 'manageBrand')} onShop={onShop} />
)
