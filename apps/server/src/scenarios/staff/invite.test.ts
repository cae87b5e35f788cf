import { contract } from '@comanda/contract'
import { describe, expect, test, vi } from 'vitest'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { DEMO_MANAGER, demoStaff, refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

type Board = ResponseOf<typeof contract.staff.rights>
type Rights = RequestInputOf<typeof contract.staff.saveRights>

const OFFICE = 'office@marigold.example'
const SOHO = 'soho@marigold.example'
const NEW_PASSWORD = 'noodles at noon'
const DEMO_PASSWORD = 'marigold-demo'
const app = testApp({ brand: 'demo' })
const [manager, office] = [demoStaff(app), demoStaff(app, OFFICE)]
const shopId = SHOP
/** A role at some stores. */
const at = (roleId: string, ...shopIds: number[]) => shopIds.map(one => ({ roleId, shopId: one }))
const ask = { shopId, name: 'Rosa Lim', grants: at('team', SHOP) }
const personOf = (board: Board, account: string) => {
  const person = board.staff.find(one => one.account === account)
  if (!person) throw new Error(`the board does not list ${account}`)
  return person
}
const rightsOf = ({ staffId, mark, grants, active }: Board['staff'][number]): Omit<Rights, 'shopId'> => ({
  staffId,
  mark,
  grants,
  active,
})
const signIn = async (account: string, password: string) =>
  refusedAs(await app.anyone().call(contract.staff.signIn, { account, password }))
/** Signs in again and returns the token. */
const tokenAs = async (account: string, password = DEMO_PASSWORD) =>
  (await app.anyone().must(contract.staff.signIn, { account, password })).token
const isSignedIn = async (token: string) => refusedAs(await app.signedIn(token).call(contract.staff.me, {})) === 'done'
const setPassword = (token: string, password: string) =>
  app.anyone().call(contract.staff.setPassword, { token, password })
const wasSet = async (token: string, password: string) => refusedAs(await setPassword(token, password)) === 'done'

/** The messages sent to an address, the newest first. */
const sentTo = async (account: string) =>
  (await app.messages()).filter(({ destination }) => destination === account).toReversed()
const tokenOf = (sent: { params: Record<string, unknown> } | undefined) => {
  const link = sent?.params['link']
  return typeof link === 'string' ? (link.split('/').at(-1) ?? '') : ''
}

/** Invites a person within the manager's own rights; returns the token that was sent to them. */
async function invited(account: string): Promise<string> {
  await manager.must(contract.staff.inviteStaff, { ...ask, account })
  return tokenOf((await sentTo(account))[0])
}

describe('An invited staff member (L2, U3)', () => {
  test('An employee invited beyond the inviter’s own stores has no rights until a second person approves (L2)', async () => {
    const account = 'rosario@marigold.example'
    const soho = personOf(await manager.must(contract.staff.rights, { shopId }), SOHO)
    await manager.must(contract.staff.saveRights, { shopId, ...rightsOf(soho), grants: at('owner', 102) })
    const input = { ...ask, account, shopId: 102, grants: at('team', 102, SHOP) }
    const answer = await demoStaff(app, SOHO).must(contract.staff.inviteStaff, input)
    const rosario = personOf(answer, account)
    expect(rosario).toMatchObject({ active: false, invited: true })
    expect(await sentTo(account)).toEqual([])
    const changeId = answer.waiting.find(one => one.staffId === rosario.staffId)?.changeId ?? ''
    const after = await office.must(contract.staff.decideRights, { shopId, changeId, yes: true })
    expect(personOf(after, account)).toMatchObject({ active: true, invited: true, grants: at('team', SHOP, 102) })
    expect((await sentTo(account))[0]?.template).toBe('staffInvited')
    await manager.must(contract.staff.saveRights, {
      shopId,
      ...rightsOf(personOf(after, SOHO)),
      grants: at('manager', 102),
    })
  })

  test('An employee invited within the inviter’s own rights gets a link at once, chooses a password and signs in (L2, U3)', async () => {
    const account = 'rosa@marigold.example'
    const answer = await manager.must(contract.staff.inviteStaff, { ...ask, account: 'Rosa@Marigold.example' })
    expect(personOf(answer, account)).toMatchObject({ name: 'Rosa Lim', active: true, invited: true })
    const [sent] = await sentTo(account)
    expect(sent?.template).toBe('staffInvited')
    const token = tokenOf(sent)
    for (const password of ['', NEW_PASSWORD]) expect(await signIn(account, password)).not.toBe('done')
    expect(await setPassword(token, 'short')).toMatchObject({ refused: 'passwordEasy', field: 'password' })
    expect(await setPassword(token, NEW_PASSWORD)).toMatchObject({ account })
    expect(await signIn(account, NEW_PASSWORD)).toBe('done')
    const { lines } = await manager.must(contract.staff.auditLines, { shopId, pageSize: 10 })
    expect(lines.map(line => line.what)).toEqual(
      expect.arrayContaining(['staff.invited', 'rights', 'staff.passwordSet']),
    )
    expect(JSON.stringify(lines)).not.toContain(token)
  })

  test('Of twenty who use one link at once one sets the password; used, older and invented links open nothing', async () => {
    const account = 'hugo@marigold.example'
    const first = await invited(account)
    const { staffId } = personOf(await manager.must(contract.staff.rights, { shopId }), account)
    await manager.must(contract.staff.sendStaffLink, { shopId, staffId })
    const token = tokenOf((await sentTo(account))[0])
    expect(token).not.toBe(first)
    for (const dead of [first, 'x'.repeat(43)])
      expect(await setPassword(dead, NEW_PASSWORD)).toMatchObject({ refused: 'linkGone', field: 'token' })
    const answers = await twenty(n => wasSet(token, `${NEW_PASSWORD} ${n}`))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('An address in use is not invited again, every invited person has a store, and only those in charge invite', async () => {
    const again = { ...ask, account: DEMO_MANAGER }
    expect(await manager.call(contract.staff.inviteStaff, again)).toMatchObject({
      refused: 'accountTaken',
      field: 'account',
    })
    const nowhere = { ...ask, account: 'else@marigold.example', grants: [] }
    expect(await manager.call(contract.staff.inviteStaff, nowhere)).toMatchObject({ field: 'grants' })
    expect(await manager.call(contract.staff.inviteStaff, { ...nowhere, account: 'no address' })).toMatchObject({
      field: 'account',
    })
    const soho = { ...nowhere, shopId: 102, grants: at('team', 102) }
    expect(await demoStaff(app, SOHO).call(contract.staff.inviteStaff, soho)).toMatchObject({ refused: 'rightMissing' })
  })
})

describe('A forgotten password (U2, U3)', () => {
  test('Is answered alike for known and unknown accounts; a new password ends every session', async () => {
    const account = 'kuwait@marigold.example'
    const token = await tokenAs(account)
    const forgot = (named: string) => app.anyone().call(contract.staff.forgotPassword, { account: named })
    const [known, unknown] = [await forgot(account), await forgot('nobody@marigold.example')]
    expect(known).toEqual(unknown)
    expect(await sentTo('nobody@marigold.example')).toEqual([])
    // The link is sent by a job, after the answer.
    const sent = await vi.waitFor(async () => {
      const [first] = await sentTo(account)
      expect(first?.template).toBe('staffPassword')
      return first
    })
    expect(await wasSet(tokenOf(sent), NEW_PASSWORD)).toBe(true)
    expect(await isSignedIn(token)).toBe(false)
    expect(await signIn(account, 'marigold-demo')).not.toBe('done')
    expect(await signIn(account, NEW_PASSWORD)).toBe('done')
  })
})

describe('Changing the password while signed in (U3)', () => {
  const account = 'tokyo@marigold.example'
  const change = (token: string, password: string, newPassword: string) =>
    app.signedIn(token).call(contract.staff.changePassword, { password, newPassword })

  test('Requires the old one and a valid new one; then all other sessions end', async () => {
    const [here, elsewhere] = [await tokenAs(account), await tokenAs(account)]
    expect(await change(here, 'not mine at all', NEW_PASSWORD)).toMatchObject({
      refused: 'passwordWrong',
      field: 'password',
    })
    expect(await change(here, 'marigold-demo', account)).toMatchObject({
      refused: 'passwordEasy',
      field: 'newPassword',
    })
    expect(await isSignedIn(elsewhere)).toBe(true)
    expect(refusedAs(await change(here, 'marigold-demo', NEW_PASSWORD))).toBe('done')
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect(await signIn(account, 'marigold-demo')).not.toBe('done')
    expect(await signIn(account, NEW_PASSWORD)).toBe('done')
  })

  test('Of eight changes at once with the same password one counts', async () => {
    const token = await tokenAs(account, NEW_PASSWORD)
    const passwords = Array.from({ length: 8 }, (_, n) => `${NEW_PASSWORD} ${n}`)
    const answers = await Promise.all(passwords.map(async next => refusedAs(await change(token, NEW_PASSWORD, next))))
    expect(answers.filter(answer => answer === 'done')).toHaveLength(1)
    const doors = await Promise.all(passwords.map(next => signIn(account, next)))
    expect(doors.filter(door => door === 'done')).toHaveLength(1)
  })
})

describe('The last person in charge (L2)', () => {
  test('Of two people who deactivate each other at the same time only one succeeds', async () => {
    const board = await manager.must(contract.staff.rights, { shopId })
    const off = (account: string) => ({ shopId, ...rightsOf(personOf(board, account)), active: false })
    await Promise.all([
      manager.call(contract.staff.saveRights, off(OFFICE)),
      office.call(contract.staff.saveRights, off(DEMO_MANAGER)),
    ])
    const text = "select account from staff where active and brand and role = 'manager' and corporation_id = 1000"
    const rows = await app.sql<{ account: string }>(text)
    expect(rows.filter(({ account }) => [DEMO_MANAGER, OFFICE].includes(account))).toHaveLength(1)
  })
})
