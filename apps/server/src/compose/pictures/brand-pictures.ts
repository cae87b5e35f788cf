import { type UploadModule, uploadPath } from '../../modules/upload/index.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/index.ts'

/** Keeps a picture of the brand for good, by its path; false where the brand has no such picture. X5 */
export const brandPictures =
  ({ use }: Pick<UploadModule, 'use'>, clock: Clock) =>
  async (tx: Tx, corporationId: number, path: string): Promise<boolean> => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (path !== uploadPath(corporationId, name)) return false
    return use(tx, { corporationId, customerId: 0, purpose: 'gift', names: [name], at: new Date(clock()) })
  }

const UPLOADED = /^uploads\/(\d+)\/([\w-]{32})$/

/**
 * Keeps pictures of the brand for good, by their paths at the picture host; false where one is not the brand's, or does not exist any
 * more. A path that is no upload is one of the demo's pictures. X5
 */
export const storedPictures =
  ({ use }: Pick<UploadModule, 'use'>, clock: Clock) =>
  async (tx: Tx, corporationId: number, paths: readonly string[]): Promise<boolean> => {
    const uploads = paths.flatMap(path => {
      const [, owner, name] = UPLOADED.exec(path) ?? []
      return name === undefined ? [] : [{ owner: Number(owner), name: `${name}.webp` }]
    })
    if (uploads.some(({ owner }) => owner !== corporationId)) return false
    const names = uploads.map(({ name }) => name)
    return use(tx, { corporationId, customerId: 0, purpose: 'gift', names, at: new Date(clock()) })
  }
