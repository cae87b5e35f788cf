import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalizedText } from '@comanda/domain/money'
import type { PassFacts } from '@comanda/domain/pass'
import { createPasses, type PassSubject } from '../modules/pass/index.ts'
import type { Queries } from '../platform/db/index.ts'
import { createSeal } from '../platform/seal.ts'
import { squareLogo } from '../providers/pass/apple/images.ts'
import type { PassBrand } from '../providers/pass/port.ts'
import { brandTexts } from './brand/settings.ts'
import type { Compose, Modules } from './registry/modules.ts'
import { originOf, type Runtime, secretOf } from './registry/runtime.ts'

const BRAND = {
  name: 'pass_brand',
  text: `select settings -> 'name' as name, settings ->> 'logo' as logo from corporation where corporation_id = $1`,
}

/** The brand on its passes; its logo is read from the pictures of this server. */
const brandFrom =
  ({ config, db, pictures }: Runtime) =>
  async (corporationId: number): Promise<PassBrand> => {
    const { rows } = await db.query<{ name: LocalizedText | null; logo: string | null }>(BRAND, [corporationId])
    const { name, logo } = rows[0] ?? {}
    const file = pictures !== undefined && logo ? join(pictures, `${logo}@160.webp`) : undefined
    const image = file === undefined ? undefined : await readFile(file).catch(() => undefined)
    return {
      corporationId,
      name: name ?? {},
      ...(image && { logo: image }),
      logoUrl: `${originOf(config)}/passes/logo/${corporationId}.png`,
      texts: await brandTexts(db, corporationId),
    }
  }

/** The customer behind an owner; 0 for a guest. */
const customerOf = (owner: string): number => (owner.startsWith('c:') ? Number(owner.slice(2)) : 0)

/** Reads the data of a pass from the module that owns it, for its holder only. A1 */
const factsFrom =
  ({ clock }: Runtime, { booking, campaign, card, coupon, giftcard }: Modules) =>
  async (db: Queries, subject: PassSubject): Promise<PassFacts | undefined> => {
    const { corporationId, owner, kind, subjectId } = subject
    const customerId = customerOf(owner)
    const now = clock()
    switch (kind) {
      case 'MEMBER_CARD':
        return card.passFacts(db, { corporationId, customerId, cardId: subjectId }, now)
      case 'GIFT_CARD':
        return giftcard.passFacts(db, { corporationId, owner }, subjectId, now)
      case 'COUPON':
        return coupon.passFacts(db, { corporationId, owner }, subjectId, now)
      case 'COLLECT_POINT': {
        const cardNo = (await card.membershipOf(db, { corporationId, customerId }))?.cardNo
        if (cardNo === undefined) return undefined
        return campaign.passFacts(db, { corporationId, customerId, cardNo }, subjectId, now)
      }
      case 'BOOKING':
        return booking.passFacts(db, { corporationId, owner }, subjectId)
    }
  }

export const composePass: Compose<'pass'> = (runtime, modules) => {
  const { config, db, clock, log, jobs, passes = {} } = runtime
  return createPasses({
    db,
    clock,
    log,
    jobs,
    providers: passes,
    origin: originOf(config),
    seal: createSeal(secretOf(config), 'wallet passes'),
    limits: modules.limits,
    factsOf: factsFrom(runtime, modules),
    brandOf: brandFrom(runtime),
    logoOf: brand => squareLogo(brand, 660),
  })
}
