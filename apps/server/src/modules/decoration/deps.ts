import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { ShopAt } from '../../ports/store.ts'

export interface Deps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  /** Where pictures are, for the editor. */
  pictureHost: string
  /** Dominant colours of pictures by their paths, as `rrggbb`. MENU-9 */
  pictureColors(corporationId: number, paths: readonly string[]): Promise<ReadonlyMap<string, string>>
  languagesOf(corporationId: number): Promise<string[]>
  timeZoneOf(shop: ShopAt): Promise<string | undefined>
  /** The levels of a member's cards, and their tags. DECO-7 */
  audienceOf(corporationId: number, customerId: number): Promise<{ levels: string[]; tags: string[] }>
  /** The saved segments among these that a member is in. DECO-7, CARD-15 */
  segmentsOf(corporationId: number, customerId: number, segmentIds: readonly string[]): Promise<string[]>
  /** Notifies open phones that a version was published. */
  published(corporationId: number, version: number): void
  /** Notifies the brand's consoles that draft, versions or schedule changed. */
  changed(corporationId: number): void
}
