import { createHash } from 'node:crypto'
import { contract } from '@comanda/contract'
import { describe, expect, test } from 'vitest'
import { refusedAs, testApp, twenty } from '../../testing/index.ts'
import { applePass, filesIn, isChain, passJsonOf, signersOf, valuesOf } from '../../testing/pass-standins.ts'
import { passApp, passOf } from './pass-app.ts'

const { app, wallets } = await passApp()
const bare = testApp()

describe('Pass files for Apple Wallet (CARD-9)', () => {
  test('A pass file is signed by the pass certificate, with its chain, over the digests of all its files (CARD-9)', async () => {
    const ann = await app.member({ card: 1250 })
    const files = filesIn(await applePass(ann, 'MEMBER_CARD', ann.cardId))
    const manifest = files.get('manifest.json') ?? Buffer.alloc(0)
    const digests = JSON.parse(String(manifest)) as Record<string, string>
    const signed = [...files.keys()].filter(name => name !== 'manifest.json' && name !== 'signature')
    expect(Object.keys(digests).toSorted()).toEqual(signed.toSorted())
    for (const [name, digest] of Object.entries(digests))
      expect(
        createHash('sha1')
          .update(files.get(name) ?? '')
          .digest('hex'),
      ).toBe(digest)
    const certificates = signersOf(files.get('signature') ?? Buffer.alloc(0), manifest)
    expect(isChain(certificates, wallets.authority)).toBe(true)
  })

  test('A pass file has its images and its texts in three languages (CARD-9)', async () => {
    const ann = await app.member({ card: 100 })
    const files = filesIn(await applePass(ann, 'MEMBER_CARD', ann.cardId))
    const widths = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87, 'logo.png': 50, 'logo@3x.png': 150 }
    for (const [name, width] of Object.entries(widths)) expect(files.get(name)?.readUInt32BE(16)).toBe(width)
    const texts = (language: string) => files.get(`${language}.lproj/pass.strings`)?.toString('utf8') ?? ''
    expect(texts('en')).toContain('"Balance" = "Balance"')
    expect(texts('zh-Hans')).toContain('"Balance" = "余额"')
    expect(texts('ar')).toContain('"Balance" = "الرصيد"')
  })

  test('A member card shows balance, level and number, and its barcode identifies (CARD-9, CARD-1)', async () => {
    const ann = await app.member({ card: 1250, bonus: 50 })
    const { cards } = await ann.must(contract.card.list, {})
    const pass = await passOf(ann, 'MEMBER_CARD', ann.cardId)
    expect(valuesOf(pass)).toMatchObject({ balance: 13, level: expect.stringMatching(/\w/), number: cards[0]?.cardNo })
    expect(pass.storeCard?.primaryFields?.[0]).toMatchObject({
      currencyCode: 'GBP',
      changeMessage: 'Your balance is now %@',
    })
    expect(pass.barcodes).toEqual([expect.objectContaining({ format: 'PKBarcodeFormatQR', message: cards[0]?.cardNo })])
    expect([pass.passTypeIdentifier, pass.teamIdentifier]).toEqual(['pass.example.comanda', 'COMANDA001'])
  })

  test('A gift card shows its number and never its code (CARD-9, CARD-5)', async () => {
    const ann = await app.member({ gift: 2000 })
    const card = await ann.must(contract.giftcard.cardDetail, { cardId: ann.giftCardId, withCode: true })
    const file = await applePass(ann, 'GIFT_CARD', ann.giftCardId)
    const pass = passJsonOf(file)
    expect(valuesOf(pass)).toMatchObject({ balance: 20, number: card.cardNo })
    expect(pass.barcodes?.[0]?.message).toBe(card.cardNo)
    expect(card.authCode).toBeTruthy()
    expect(file.includes(String(card.authCode))).toBe(false)
  })

  test('The same pass is made once, whatever the number of requests (CARD-9)', async () => {
    const ann = await app.member()
    const passes = await twenty(() => passOf(ann, 'MEMBER_CARD', ann.cardId))
    expect(new Set(passes.map(({ serialNumber }) => serialNumber)).size).toBe(1)
    expect(new Set(passes.map(({ authenticationToken }) => authenticationToken)).size).toBe(1)
  })

  test('Another person’s card is answered like one that does not exist (CARD-9, A1)', async () => {
    const [ann, ben] = [await app.member({ gift: 500 }), await app.member()]
    const expected = [
      { passType: 'MEMBER_CARD', id: ann.cardId },
      { passType: 'GIFT_CARD', id: ann.giftCardId },
      { passType: 'COUPON', id: 'NOSUCHCOUPON' },
      { passType: 'COLLECT_POINT', id: 'none' },
      { passType: 'BOOKING', id: crypto.randomUUID() },
    ] as const
    for (const input of expected)
      for (const call of [contract.pass.postApplePass, contract.pass.postGooglePass])
        expect(refusedAs(await ben.call(call, input))).toBe('notFound')
  })

  test('Wallets that are not set up are neither offered nor usable (CARD-9)', async () => {
    const ann = await bare.member()
    const input = { passType: 'MEMBER_CARD', id: ann.cardId } as const
    expect(await ann.must(contract.pass.getWalletConfig, {})).toEqual({ apple: false, google: false })
    expect(await app.anyone().must(contract.pass.getWalletConfig, {})).toEqual({ apple: true, google: true })
    expect(refusedAs(await ann.call(contract.pass.postApplePass, input))).toBe('passNotOffered')
    expect(refusedAs(await ann.call(contract.pass.postGooglePass, input))).toBe('passNotOffered')
  })
})
