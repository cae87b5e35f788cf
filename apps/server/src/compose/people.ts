import { type Agreement, createAgreement } from '../modules/agreement/index.ts'
import { type Auth, createAuth } from '../modules/auth/index.ts'
import type { Claim } from '../modules/auth/deps.ts'
import { createMember } from '../modules/member/index.ts'
import type { Notification } from '../modules/notification/index.ts'
import { uploadPath } from '../modules/upload/index.ts'
import { captchaOf } from '../providers/captcha/from-config.ts'
import type { Queries, Tx } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits.ts'
import { claimTwice } from './claim.ts'
import { type ClosingSides, whatClosingAsks } from './closing.ts'
import type { Runtime } from './ground.ts'
import { secretOf } from './secret.ts'
import type { Purse } from './purse.ts'

interface Deps extends Runtime, ClosingSides {
  limits: Limits
  notification: Notification
}

/** A customer's picture is an upload of their own; the one before it is let go. X5 */
const avatarsOf = ({ clock, upload }: Deps) => ({
  pictureOf: uploadPath,
  async useAvatar(tx: Tx, { corporationId, session: { customerId } }: Guest, name: string, before: string) {
    const names = name === '' ? [] : [name]
    const own = await upload.use(tx, { corporationId, customerId, purpose: 'avatar', names, at: new Date(clock()) })
    const old = before.split('/').at(-1) ?? ''
    if (own && old !== '' && old !== name) await upload.drop(tx, corporationId, old)
    return own
  },
})

/** Who guests are. */
export interface People {
  agreement: Agreement
  auth: Auth
  member: ReturnType<typeof createMember>
}

/** What a guest has follows into the account: tables in one order, as everywhere. LOGIN-3 */
const adopt =
  ({ clock, places, ordering, booking, gifts }: Deps) =>
  async (tx: Tx, { corporationId, from, to }: Claim) => {
    await ordering.cart.claimCarts(tx, { corporationId, from, to, now: new Date(clock()) })
    await ordering.order.claimOrders(tx, corporationId, from, to)
    await ordering.bill.claimBills(tx, corporationId, from, to)
    for (const seat of await places.table.parties.claimSeats(tx, corporationId, from, to))
      await ordering.buffet.leave(tx, { corporationId, ...seat })
    await booking.claimBookings(tx, corporationId, from, to, new Date(clock()))
    await gifts.claimGifts(tx, corporationId, from, to)
    await places.address.claimAddresses(tx, corporationId, from, to)
    await places.store.claimFavouriteShops(tx, corporationId, from, to)
    await places.menu.moveFavourites(tx, corporationId, from, to)
  }

/** The card that stands for a member's membership. */
const cardHeldIn =
  ({ card }: Purse) =>
  async (db: Queries, corporationId: number, customerId: number) => {
    const held = await card.membershipOf(db, { corporationId, customerId })
    return held && { cardProgramId: held.cardProgramId, cardId: held.cardId, cardLevelId: held.cardLevelId }
  }

/** What is in a customer's purse. */
const assetsOf =
  ({ db, ordering, purse, gifts }: Deps) =>
  async ({ corporationId, session: { customerId, owner } }: Guest) => {
    const balance = await purse.card.balanceOf(db, corporationId, customerId)
    return {
      points: await purse.points.countOf(db, { corporationId, customerId }),
      couponCount: await ordering.coupon.usableCount(db, corporationId, owner),
      giftCardCount: await gifts.usableCount(db, corporationId, owner),
      ...(balance && { balance }),
    }
  }

/** Sign-in, profiles and the terms they are under. */
export function composePeople(deps: Deps): People {
  const { db, clock, config, limits, notification, purse } = deps
  const cardOf = cardHeldIn(purse)
  const agreement = createAgreement({ db })
  const auth = createAuth({
    db,
    clock,
    limits,
    secret: secretOf(config),
    captchaProvider: captchaOf(config),
    agreementsInForce: agreement.inForce,
    channelOpen: notification.channelOpen,
    sendCode: (tx, { code, minutes, ...to }) =>
      notification.notify(tx, { ...to, template: 'code', params: { code, minutes } }),
    sendNotice: notification.notify,
    ...whatClosingAsks(deps),
    hasUnpaidOrder: deps.ordering.order.hasUnpaidOrder,
    claim: claimTwice(deps, adopt(deps)),
    cardOf,
    joinProgram: async (tx, joining) => {
      const card = await purse.card.joinProgram(tx, joining)
      return card && { cardNo: card.card_no }
    },
  })
  const avatars = avatarsOf(deps)
  const member = createMember({ db, clock, contactsOf: auth.contactsOf, cardOf, assetsOf: assetsOf(deps), ...avatars })
  return { agreement, auth, member }
}
