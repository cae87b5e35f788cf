import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { account } from '../../ledger/index.ts'
import { refusedAs, twenty } from '../../testing/index.ts'
import { deliver, moveValue, passApp } from './pass-app.ts'

const { app, wallets } = await passApp()
const { googleWallet } = wallets

const linkOf = async (ann: Awaited<ReturnType<typeof app.member>>, passType: 'MEMBER_CARD' | 'GIFT_CARD', id: string) =>
  (await ann.must(contract.pass.postGooglePass, { passType, id })).saveUrl
const objectsIn = (link: string) =>
  googleWallet.readLink(link)['payload'] as Record<string, { id: string; classId: string }[]>
const stored = (type: string, id: string | undefined) => googleWallet.resources.get(`${type}/${id}`)

describe('Google Wallet (CARD-9)', () => {
  test('A save link is signed by the service account and names only ids (CARD-9)', async () => {
    const ann = await app.member({ card: 1250 })
    const link = await linkOf(ann, 'MEMBER_CARD', ann.cardId)
    expect(link.length).toBeLessThan(1800)
    expect(googleWallet.readLink(link)).toMatchObject({ aud: 'google', typ: 'savetowallet', iss: googleWallet.email })
    const [object] = objectsIn(link)['loyaltyObjects'] ?? []
    expect(Object.keys(object ?? {})).toEqual(['id', 'classId'])
    expect(stored('loyaltyClass', object?.classId)).toMatchObject({ reviewStatus: 'UNDER_REVIEW' })
    expect(stored('loyaltyObject', object?.id)).toMatchObject({
      state: 'ACTIVE',
      loyaltyPoints: { balance: { money: { micros: '12500000', currencyCode: 'GBP' } } },
    })
    expect((await fetch(link)).status).toBe(200)
    expect(googleWallet.saved.has(object?.id ?? '')).toBe(true)
  })

  test('The object of a gift card has its number and balance and no code (CARD-9, CARD-5)', async () => {
    const ann = await app.member({ gift: 2000 })
    const { cardNo, authCode } = await ann.must(contract.giftcard.cardDetail, {
      cardId: ann.giftCardId,
      withCode: true,
    })
    const [object] = objectsIn(await linkOf(ann, 'GIFT_CARD', ann.giftCardId))['giftCardObjects'] ?? []
    const card = stored('giftCardObject', object?.id)
    expect(card).toMatchObject({ cardNumber: cardNo, balance: { micros: '20000000', currencyCode: 'GBP' } })
    expect(JSON.stringify(card)).not.toContain(String(authCode))
    expect(card).not.toHaveProperty('pin')
  })

  test('Twenty requests make one object, and a change is written to it once (CARD-9)', async () => {
    const ann = await app.member({ gift: 2000 })
    const links = await twenty(() => linkOf(ann, 'GIFT_CARD', ann.giftCardId))
    const ids = new Set(links.map(link => objectsIn(link)['giftCardObjects']?.[0]?.id))
    expect(ids.size).toBe(1)
    const [id] = ids
    await deliver(app)
    googleWallet.requests.length = 0
    googleWallet.failures = 1
    await moveValue(app, account.giftCard(ann.giftCardId), -1500)
    await deliver(app)
    const patches = googleWallet.requests.filter(request => request.startsWith('PATCH'))
    expect(patches).toHaveLength(2)
    expect(stored('giftCardObject', id)).toMatchObject({ balance: { micros: '5000000' } })
    await moveValue(app, account.giftCard(ann.giftCardId), -500)
    await deliver(app)
    expect(stored('giftCardObject', id)).toMatchObject({ state: 'INACTIVE', barcode: null })
  })

  test('Where Google cannot be reached, the guest is asked to try again (CARD-9)', async () => {
    const ann = await app.member()
    googleWallet.failures = 1
    const input = { passType: 'MEMBER_CARD', id: ann.cardId } as const
    expect(refusedAs(await ann.call(contract.pass.postGooglePass, input))).toBe('busy')
    expect(refusedAs(await ann.call(contract.pass.postGooglePass, input))).toBe('done')
  })

  test('The logo that Google loads is a PNG (CARD-9)', async () => {
    const reply = await app.server.inject({ method: 'GET', url: '/passes/logo/1.png' })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png'])
    expect(reply.rawPayload.readUInt32BE(16)).toBe(660)
    expect((await app.server.inject({ method: 'GET', url: '/passes/logo/x.png' })).statusCode).toBe(404)
  })
})
