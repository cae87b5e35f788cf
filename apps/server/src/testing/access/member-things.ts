import { randomBytes } from 'node:crypto'
import { contract } from '@comanda/contract'
import { type Person, SHOP } from './orders-of-person.ts'
import { passkey } from './sign-in-things.ts'

/** A gift card of the member's, and one that was sent to a friend. */
async function giftCards({ app, actor, label }: Person): Promise<{ kept: string; sendId: string }> {
  const stored = await app.giftCard(actor, 2500)
  const cardId = await app.giftCard(actor, 2500)
  const { sendId } = await actor.must(contract.giftcard.send, {
    cardId,
    forFriendInfo: { recipient: label, recipientEmail: 'bo@friend.test', from: label },
  } as never)
  return { kept: stored, sendId }
}

/** A top-up of 20.00. */
export const topUp = (cardId: string) => ({
  cardId,
  id: 'top-up',
  versionId: 'v1',
  ruleId: 'gear-20',
  shopId: SHOP,
  agreementVersion: 1,
})

async function memberCard({ actor, label }: Person) {
  const { cards } = await actor.must(contract.card.list, {})
  const cardId = cards[0]?.cardId ?? ''
  const amount = 100 as never
  const { transferId } = await actor.must(contract.card.createTransfer, { cardId, amount, message: label })
  const { rechargeId } = await actor.must(contract.storedvalue.submit, topUp(cardId))
  const coffee = { shopId: SHOP, campaignId: 'coffee-pass', price: 2400 as never }
  const { packageId } = await actor.must(contract.campaign.submitPackage, coffee)
  return { cardId, transferId, rechargeId, packageId }
}

/** A picture that the person uploaded. Its name. */
async function picture({ app, actor }: Person, purpose: 'review' | 'avatar'): Promise<string> {
  const name = `${randomBytes(24).toString('base64url')}.webp`
  const text = `insert into upload (corporation_id, upload_name, customer_id, purpose, width, height, bytes, created_at)
    values ($1, $2, $3, $4, 1, 1, '\\x00', now())`
  await app.sql(text, [app.corporationId, name, actor.customerId, purpose])
  return name
}

/** Things that only members can have. */
export async function memberThings(person: Person): Promise<Record<string, string[]>> {
  const { actor } = person
  const { kept: stored, sendId } = await giftCards(person)
  const { cardId, transferId, rechargeId, packageId } = await memberCard(person)
  const { coupons } = await actor.must(contract.coupon.availableCouponList, {})
  return {
    cardId: [cardId, stored],
    memberCardId: [cardId],
    giftCardId: [stored],
    sendId: [sendId],
    transferId: [transferId],
    rechargeId: [rechargeId],
    packageId: [packageId],
    couponCode: coupons.map(coupon => coupon.couponCode),
    passkeyId: [await passkey(person)],
    pictures: [await picture(person, 'review'), await picture(person, 'avatar')],
    customerId: [String(actor.customerId)],
  }
}
