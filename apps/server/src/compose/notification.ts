import { createNotification } from '../modules/notification/index.ts'
import { messengersOf } from '../providers/messaging/from-config.ts'
import { brandLook } from './brand.ts'
import type { Compose } from './modules.ts'
import { originOf, PICTURE_HOST } from './runtime.ts'

export const composeNotification: Compose<'notification'> = ({ config, db, jobs, clock }) => {
  const origin = originOf(config)
  return createNotification({
    db,
    jobs,
    clock,
    messengers: messengersOf(config),
    outboxOpen: config.NODE_ENV !== 'production',
    origin,
    lookOf: (corporationId, language) => brandLook(db, corporationId, language, `${origin}${PICTURE_HOST}`),
  })
}
