import type { Currency } from '@comanda/domain/money'
import type { Queries } from '../../platform/db/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { MemberPort } from '../../ports/member.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { StorePort } from '../../ports/store.ts'

export interface CouponDeps
  extends Pick<PlatformPort, 'db' | 'clock' | 'jobs'>,
    Pick<MemberPort, 'countOfSegment' | 'membersOfSegment'>,
    Pick<StorePort, 'shopOf' | 'shopsOf' | 'guestShopsOf' | 'addressLinesOf'> {
  /** The dishes of all the brand's menus. */
  foodIdsOf(corporationId: number): Promise<string[]>
  isCustomer(db: Queries, corporationId: number, customerId: number): Promise<boolean>
  /** The discounts of used coupons, by kind and currency; `amount` in minor units. */
  discountsOf(corporationId: number): Promise<{ id: string; currency: Currency; amount: number }[]>
  takeLimit: Limits['tryUse']
  /** The single code with this number of a batch: always the same, and not to be guessed. */
  codeOf(corporationId: number, batchId: string, number: number): string
}
