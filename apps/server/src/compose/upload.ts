import { createUploads, type UploadModule } from '../modules/upload/index.ts'
import type { Limits } from '../platform/limits.ts'
import type { Runtime } from './ground.ts'

const HOUR_S = 3600

/** Pictures of guests, some an hour from each. */
export const composeUpload = ({ db, clock, limits }: Runtime & { limits: Limits }): UploadModule =>
  createUploads({
    db,
    clock,
    maySend: caller =>
      limits.tryUse(caller.corporationId, [
        { key: `upload:${caller.session?.owner ?? ''}`, max: 30, windowSeconds: HOUR_S },
        { key: `upload-ip:${caller.ip}`, max: 120, windowSeconds: HOUR_S },
      ]),
  })
