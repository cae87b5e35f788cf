export {
  type ShopCardData,
  type SlotChosen,
  type Times,
  useShopInfo,
  useShops,
} from './api.ts'
export { firstStore, storeTitle } from './first-store.ts'
export { targetOf } from './choosing.ts'
export { ShopPicker } from './shop-picker.tsx'
export { SlotSheet } from './lazy-slot-sheet.tsx'
export { PlacePicker } from './place-picker.tsx'
export { requestPosition, type Position, usePosition } from './position.ts'
export { likelyShopId, noteRecentShop } from './recent.ts'
export { collectShop, shopAhead, type ShopDetail, useShop } from './shop.ts'
export { StoreCard } from './store-card.tsx'
export { StoreList } from './store-list.tsx'
export { useService } from './service.ts'
export { ServiceNote } from './service-note.tsx'
export { NoSuchStore, StoreState } from './store-state.tsx'
export { distanceText } from './texts.ts'
export { choosePreferredShop, preferredShop } from './preferred-shop.ts'
export { orderTypeName } from './order-type-name.ts'
export { shopIdOf, bizTypeIn } from './store-query.ts'
export { OpeningHours, StoreMap } from './lazy-opening-hours.ts'
