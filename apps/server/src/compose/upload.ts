import { createUploads } from '../modules/upload/index.ts'
import type { Compose } from './registry/modules.ts'

const HOUR_S = 3600

export const composeUpload: Compose<'upload'> = ({ db, clock, jobs, objects }, { limits }) =>
  createUploads({
    db,
    clock,
    jobs,
    objects,
    maySend: caller =>
      limits.tryUse(caller.corporationId, [
        { key: `upload:${caller.session?.owner ?? ''}`, max: 30, windowSeconds: HOUR_S },
        { key: `upload-ip:${caller.ip}`, max: 120, windowSeconds: HOUR_S },
      ]),
  })
