import { createDecoration, DRAFT_TOPIC, PAGES_TOPIC } from '../modules/decoration/index.ts'
import { brandLanguages } from './brand/settings.ts'
import type { Queries } from '../platform/db/index.ts'
import type { Compose } from './registry/modules.ts'
import { colorsOfPictures } from './pictures/picture-colors.ts'
import { pictureHostOf } from './registry/runtime.ts'

const AUDIENCE = {
  name: 'decoration_audience',
  text: `select c.tags, coalesce((select array_agg(distinct m.card_level_id) from member_card m
      where m.corporation_id = c.corporation_id and m.customer_id = c.customer_id), '{}') as levels
    from customer c where c.corporation_id = $1 and c.customer_id = $2`,
}

/** The levels of a member's cards and their tags; read from tables of two modules, which is why this stands here. DECO-7 */
async function audienceOf(db: Queries, corporationId: number, customerId: number) {
  const { rows } = await db.query<{ levels: string[]; tags: string[] }>(AUDIENCE, [corporationId, customerId])
  return rows[0] ?? { levels: [], tags: [] }
}

export const composeDecoration: Compose<'decoration'> = ({ config, db, clock, jobs, pictures }, modules) =>
  createDecoration({
    db,
    clock,
    jobs,
    pictureHost: pictureHostOf(config),
    pictureColors: colorsOfPictures(pictures, modules),
    languagesOf: corporationId => brandLanguages(db, corporationId),
    timeZoneOf: async ({ corporationId, shopId }) =>
      (await modules.store.shopNow(db, corporationId, shopId))?.config.timeZone,
    audienceOf: (corporationId, customerId) => audienceOf(db, corporationId, customerId),
    segmentsOf: (corporationId, customerId, segmentIds) =>
      modules.member.segmentsOfMember(db, { corporationId, customerId }, segmentIds),
    published: (corporationId, version) => modules.push.publish(corporationId, `decoration:${PAGES_TOPIC}`, version),
    changed: corporationId => modules.push.publish(corporationId, `decoration:${DRAFT_TOPIC}`, clock()),
  })
