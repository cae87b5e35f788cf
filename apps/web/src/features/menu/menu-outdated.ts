import { existingQuery } from '../../platform/cache/query-cache.ts'
import type { MenuOf } from './api.ts'

/** Refreshes the stock, and the menu if its version increased, after the server reported a change. MENU-1, MENU-4 */
export const menuOutdated = ({ shopId, bizType }: MenuOf): void =>
  existingQuery(['menuStock', shopId, bizType])?.invalidate()
