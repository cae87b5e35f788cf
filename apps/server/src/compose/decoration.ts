import { createDecoration, DRAFT_TOPIC, PAGES_TOPIC } from '../modules/decoration/index.ts'
import { brandLanguages } from './brand.ts'
import type { Compose } from './modules.ts'
import { pictureHostOf } from './runtime.ts'

export const composeDecoration: Compose<'decoration'> = ({ config, db, clock, jobs }, modules) =>
  createDecoration({
    db,
    clock,
    jobs,
    pictureHost: pictureHostOf(config),
    languagesOf: corporationId => brandLanguages(db, corporationId),
    timeZoneOf: async ({ corporationId, shopId }) =>
      (await modules.store.shopNow(db, corporationId, shopId))?.config.timeZone,
    published: (corporationId, version) => modules.push.publish(corporationId, `decoration:${PAGES_TOPIC}`, version),
    changed: corporationId => modules.push.publish(corporationId, `decoration:${DRAFT_TOPIC}`, clock()),
  })
