import { type UploadModule, uploadPath } from '../modules/upload/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Tx } from '../platform/db/index.ts'

/** Keeps a picture of the brand for good, by its path; false where the brand has no such picture. X5 */
export const brandPictures =
  ({ use }: Pick<UploadModule, 'use'>, clock: Clock) =>
  async (tx: Tx, corporationId: number, path: string): Promise<boolean> => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (path !== uploadPath(corporationId, name)) return false
    return use(tx, { corporationId, customerId: 0, purpose: 'gift', names: [name], at: new Date(clock()) })
  }
