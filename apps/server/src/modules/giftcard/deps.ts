import type { Queries, Tx } from '../../platform/db/index.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Seal } from '../../platform/seal.ts'
import type { PhoneOf } from '../../ports/address.ts'
import type { AuthPort } from '../../ports/auth.ts'
import type { NotificationPort } from '../../ports/notification.ts'
import type { PlatformPort } from '../../ports/platform.ts'
import type { StorePort } from '../../ports/store.ts'

export interface Deps
  extends Omit<PlatformPort, 'publish'>,
    Omit<NotificationPort, 'withdraw'>,
    Pick<AuthPort, 'refusalForTerms'>,
    Pick<StorePort, 'shopsOf' | 'guestShopsOf' | 'addressLinesOf'> {
  /** Seals codes, so that the database alone does not reveal them. */
  seal: Seal
  brandName(db: Queries, corporationId: number, language: string): Promise<string>
  /** The origin guests use, for links in messages. */
  origin: string
  /** The address of a design's picture, for messages. */
  pictureUrl(designUrl: string): string
  phoneOf: PhoneOf
  /** Keeps a picture of the brand for good, by its path; false where this brand has none. */
  usePicture(tx: Tx, corporationId: number, path: string): Promise<boolean>
  takeLimit: Limits['tryUse']
}
