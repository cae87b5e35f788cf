import type { TillMove } from '@comanda/domain/till'
import type { PlatformPort } from '../../ports/platform.ts'
import type { Period, StorePort } from '../../ports/store.ts'

export interface Deps extends Pick<PlatformPort, 'db' | 'clock'>, Pick<StorePort, 'shopOf'> {
  /** What staff took and handed back for orders and bills in a period. PAY-10 */
  movesAt(period: Period): Promise<TillMove[]>
  /** Names of members of staff, by id. */
  staffNames(corporationId: number, staffIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}
