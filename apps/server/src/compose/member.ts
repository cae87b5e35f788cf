import { createMember } from '../modules/member/index.ts'
import { uploadPath } from '../modules/upload/index.ts'
import type { Compose } from './modules.ts'

export const composeMember: Compose<'member'> = ({ db, clock }, modules) => {
  const { auth, card, coupon, giftcard, points, upload } = modules
  return createMember({
    db,
    clock,
    contactsOf: auth.contactsOf,
    cardOf: card.cardOf,
    pictureOf: uploadPath,
    async assetsOf({ corporationId, session: { customerId, owner } }) {
      const balance = await card.balanceOf(db, corporationId, customerId)
      return {
        points: await points.countOf(db, { corporationId, customerId }),
        couponCount: await coupon.usableCount(db, corporationId, owner),
        giftCardCount: await giftcard.usableCount(db, corporationId, owner),
        ...(balance && { balance }),
      }
    },
    async useAvatar(tx, { corporationId, session: { customerId } }, name, before) {
      const names = name === '' ? [] : [name]
      const own = await upload.use(tx, { corporationId, customerId, purpose: 'avatar', names, at: new Date(clock()) })
      const old = before.split('/').at(-1) ?? ''
      if (own && old !== '' && old !== name) await upload.drop(tx, corporationId, old)
      return own
    },
  })
}
