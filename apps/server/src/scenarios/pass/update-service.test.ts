import { describe, expect, test } from 'vitest'
import { account } from '../../ledger/index.ts'
import { twenty, type TestMember } from '../../testing/index.ts'
import { passJsonOf, valuesOf } from '../../testing/pass-standins.ts'
import { deliver, iphone, moveValue, passApp, passOf } from './pass-app.ts'

const { app, wallets } = await passApp()
const TYPE = 'pass.example.comanda'

/** Adds to the balance of a member card. */
const give = (ann: TestMember, amount: number) => moveValue(app, account.cardPaid(ann.cardId), amount)

/** A member with a pass on a phone. */
async function withPass(card = 1000) {
  const ann = await app.member({ card })
  const pass = await passOf(ann, 'MEMBER_CARD', ann.cardId)
  const phone = iphone(app, `device-${ann.customerId}`, TYPE)
  const pushToken = ann.customerId.toString(16).padStart(64, '0')
  await phone.register(pass, pushToken)
  await deliver(app)
  wallets.push.pushes.length = 0
  return { ann, pass, phone, pushToken }
}

describe('The update service for Apple Wallet (CARD-9)', () => {
  test('A device is registered once, with its newest push token, and unregistered (CARD-9)', async () => {
    const ann = await app.member({ card: 100 })
    const pass = await passOf(ann, 'MEMBER_CARD', ann.cardId)
    const phone = iphone(app, 'device-a', TYPE)
    const codes = (await twenty(() => phone.register(pass, 'aa'.repeat(32)))).map(({ statusCode }) => statusCode)
    expect(codes.filter(code => code === 201)).toHaveLength(1)
    expect(codes.filter(code => code === 200)).toHaveLength(19)
    await phone.register(pass, 'bb'.repeat(32))
    await give(ann, 100)
    await deliver(app)
    expect(wallets.push.pushes.at(-1)).toEqual({ pushToken: 'bb'.repeat(32), topic: TYPE, body: '{}' })
    expect((await phone.unregister(pass)).statusCode).toBe(200)
    wallets.push.pushes.length = 0
    await give(ann, 100)
    await deliver(app)
    expect(wallets.push.pushes).toEqual([])
  })

  test('A pass is read, registered and unregistered with its own token only (CARD-9, A1)', async () => {
    const { pass, phone } = await withPass()
    const { pass: other } = await withPass()
    for (const token of ['', 'x', other.authenticationToken, `${pass.authenticationToken}0`]) {
      expect((await phone.latest(pass, undefined, token)).statusCode).toBe(401)
      expect((await phone.register(pass, 'cc'.repeat(32), token)).statusCode).toBe(401)
      expect((await phone.unregister(pass, token)).statusCode).toBe(401)
    }
    const unknown = { ...pass, serialNumber: crypto.randomUUID() }
    expect((await phone.latest(unknown)).statusCode).toBe(401)
    expect((await iphone(app, 'device-b', 'pass.other').latest(pass)).statusCode).toBe(401)
    expect((await phone.latest({ ...pass, serialNumber: 'x' })).statusCode).toBe(401)
    expect((await phone.latest(pass)).statusCode).toBe(200)
  })

  test('A changed balance is pushed once and read as the latest pass (CARD-9)', async () => {
    const { ann, pass, phone, pushToken } = await withPass()
    const before = await phone.latest(pass)
    const known = String(before.headers['last-modified'])
    expect((await phone.latest(pass, known)).statusCode).toBe(304)
    await give(ann, 250)
    await twenty(() => app.modules.pass.watchdog.sweep())
    await deliver(app)
    expect(wallets.push.pushes.map(one => one.pushToken)).toEqual([pushToken])
    const after = await phone.latest(pass, known)
    expect(after.statusCode).toBe(200)
    expect(after.headers['content-type']).toBe('application/vnd.apple.pkpass')
    expect(valuesOf(passJsonOf(after.rawPayload))).toMatchObject({ balance: 12.5 })
    expect(passJsonOf(after.rawPayload).authenticationToken).toBe(pass.authenticationToken)
  })

  test('Two changes within a second are two versions of the pass (CARD-9)', async () => {
    const { ann, pass, phone } = await withPass()
    await give(ann, 1)
    await deliver(app)
    const first = String((await phone.latest(pass)).headers['last-modified'])
    await give(ann, 1)
    await deliver(app)
    expect((await phone.latest(pass, first)).statusCode).toBe(200)
  })

  test('A transaction that rolls back changes no pass (CARD-9)', async () => {
    const { ann } = await withPass()
    const failing = app.db.inTx(async tx => {
      await tx.query({ name: 'test_level', text: 'update member_card set card_level_id = $2 where card_id = $1' }, [
        ann.cardId,
        'none',
      ])
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await deliver(app)).toBe(0)
    expect(wallets.push.pushes).toEqual([])
  })

  test('The list names the passes of the device that changed since its last answer (CARD-9)', async () => {
    const { ann, pass, phone } = await withPass()
    const all = JSON.parse((await phone.changed()).payload) as { serialNumbers: string[]; lastUpdated: string }
    expect(all.serialNumbers).toEqual([pass.serialNumber])
    app.clock.advance(60_000)
    const later = String(app.clock())
    expect((await phone.changed(later)).statusCode).toBe(204)
    app.clock.advance(60_000)
    await give(ann, 10)
    await deliver(app)
    expect((JSON.parse((await phone.changed(later)).payload) as typeof all).serialNumbers).toEqual([pass.serialNumber])
    expect((await iphone(app, 'device-of-nobody', TYPE).changed()).statusCode).toBe(204)
  })

  test('A device that removed the app is forgotten, and a failed push is sent again (CARD-9)', async () => {
    const { ann, pass, phone, pushToken } = await withPass()
    wallets.push.failures = 2
    await give(ann, 10)
    await deliver(app)
    expect(wallets.push.pushes.map(one => one.pushToken)).toEqual([pushToken])
    wallets.push.gone.add(pushToken)
    await give(ann, 10)
    await deliver(app)
    expect((await phone.changed()).statusCode).toBe(204)
    expect((await phone.latest(pass)).statusCode).toBe(200)
  })

  test('Push tokens are sealed in the database, and no token is in the log (CARD-9)', async () => {
    const { pass, phone, pushToken } = await withPass()
    await phone.report([
      `update failed for ${pass.serialNumber} with ApplePass ${pass.authenticationToken}`,
      7,
      'short',
    ])
    const rows = await app.sql<object>('select row_to_json(r)::text as row from wallet_registration r')
    expect(JSON.stringify(rows)).not.toContain(pushToken)
    const log = app.log.join('\n')
    expect(log).toContain('a wallet reported problems')
    for (const secret of [pushToken, pass.authenticationToken]) expect(log).not.toContain(secret)
    expect(log).not.toContain('PRIVATE KEY')
  })

  test('Reports of devices are limited (CARD-9, R2)', async () => {
    const phone = iphone(app, 'device-c', TYPE)
    const before = app.log.length
    for (let sent = 0; sent < 40; sent += 1) expect((await phone.report(['x'])).statusCode).toBe(200)
    expect(app.log.slice(before).filter(line => line.includes('a wallet reported')).length).toBeLessThanOrEqual(20)
    expect((await phone.report(['x'.repeat(40_000)])).statusCode).toBe(413)
  })
})
