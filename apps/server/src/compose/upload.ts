import { createUploads, type UploadModule } from '../modules/upload/index.ts'
import type { Limits } from '../platform/limits.ts'
import type { Ground } from './ground.ts'

const HOUR_S = 3600

/** Pictures of guests, some an hour from each. */
export const composeUpload = ({ db, clock, limits }: Ground & { limits: Limits }): UploadModule =>
  createUploads({
    db,
    clock,
    maySend: who =>
      limits.take(who.corporationId, [
        { key: `upload:${who.session?.owner ?? ''}`, most: 30, windowSeconds: HOUR_S },
        { key: `upload-ip:${who.ip}`, most: 120, windowSeconds: HOUR_S },
      ]),
  })
