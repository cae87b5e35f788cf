import { existingQuery } from '../../platform/query-cache.ts'
import type { MenuOf } from './api.ts'

/** The server said that the menu or its stock changed: asks for the stock, and for the menu if its version rose. MENU-1, MENU-4 */
export const menuOutdated = ({ shopId, bizType }: MenuOf): void =>
  existingQuery(['menuStock', shopId, bizType])?.invalidate()
