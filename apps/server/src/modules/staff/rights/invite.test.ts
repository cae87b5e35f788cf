import type { rightCalls } from '@comanda/contract/staff'
import type { ResponseOf } from '@comanda/contract/core'
import { describe, expect, test, vi } from 'vitest'
import { demoConsole, MANAGER, NEW_YORK } from '../../../testing/demo-console.ts'

type Board = ResponseOf<typeof rightCalls.rights>
type Lines = ResponseOf<typeof rightCalls.auditLines>

const OFFICE = 'office@marigold.example'
const NEW_PASSWORD = 'noodles at noon'
const { at, refused, database, app } = demoConsole()
const shopId = NEW_YORK
const ask = { shopId, name: 'Rosa Lim', role: 'staff', brand: false, shopIds: [NEW_YORK] }
const rightsOf = ({ staffId, mark, role, brand, active, shopIds }: Partial<Board['staff'][number]> = {}) => ({
  staffId,
  mark,
  role,
  brand,
  active,
  shopIds,
})
const personOf = (board: Board, account: string) => board.staff.find(one => one.account === account)
const signIn = (account: string, password: string) => app().ask('/api/console/signIn', { account, password })
const setPassword = (token: string, password: string) => app().ask('/api/console/setPassword', { token, password })

interface Sent {
  template: string
  params: { link: string }
}

/** What was sent to an address, the newest first. */
async function sentTo(account: string): Promise<Sent[]> {
  const text = 'select template, params from outbox_message where destination = $1 order by outbox_message_id desc'
  return (await database().query<Sent>({ name: 'sent_to_staff', text }, [account])).rows
}
const tokenOf = (sent: Sent | undefined) => sent?.params.link.split('/').at(-1) ?? ''

/** Invites a person within the manager's own rights; returns the token that was sent to them. */
async function invited(account: string): Promise<string> {
  await at<Board>(MANAGER, 'inviteStaff', { ...ask, account })
  return tokenOf((await sentTo(account))[0])
}

describe('An invited staff member (L2, U3)', () => {
  test('Whoever is invited beyond the inviter’s own stores may do nothing until a second person has said yes (L2)', async () => {
    const account = 'rosario@marigold.example'
    const { staff } = await at<Board>(MANAGER, 'rights', { shopId })
    const soho = staff.find(one => one.account === 'soho@marigold.example')
    await at(MANAGER, 'saveRights', { shopId, ...rightsOf(soho), brand: true })
    const token = await app().staff('soho@marigold.example')
    const input = { ...ask, account, shopId: 102, shopIds: [102, NEW_YORK] }
    const asked = (await app().ask('/api/console/inviteStaff', input, { token })).body.data as Board
    const rosario = personOf(asked, account)
    expect(rosario).toMatchObject({ active: false, invited: true })
    expect(await sentTo(account)).toEqual([])
    const changeId = asked.waiting.find(one => one.staffId === rosario?.staffId)?.changeId
    const after = await at<Board>(OFFICE, 'decideRights', { shopId, changeId, yes: true })
    expect(personOf(after, account)).toMatchObject({ active: true, invited: true, shopIds: [NEW_YORK, 102] })
    expect((await sentTo(account))[0]?.template).toBe('staffInvited')
    await at(MANAGER, 'saveRights', { shopId, ...rightsOf(personOf(after, 'soho@marigold.example')), brand: false })
  })

  test('Whoever is invited within the inviter’s own rights gets a link at once, chooses a password and signs in (L2, U3)', async () => {
    const account = 'rosa@marigold.example'
    const asked = await at<Board>(MANAGER, 'inviteStaff', { ...ask, account: 'Rosa@Marigold.example' })
    expect(personOf(asked, account)).toMatchObject({ name: 'Rosa Lim', active: true, invited: true })
    const [sent] = await sentTo(account)
    expect(sent?.template).toBe('staffInvited')
    const token = tokenOf(sent)
    for (const password of ['', NEW_PASSWORD]) expect((await signIn(account, password)).body.code).not.toBe('000')
    expect((await setPassword(token, 'short')).body).toMatchObject({ code: 'CON-05-0009', field: 'password' })
    expect((await setPassword(token, NEW_PASSWORD)).body).toMatchObject({ code: '000', data: { account } })
    expect((await signIn(account, NEW_PASSWORD)).body.code).toBe('000')
    const { lines } = await at<Lines>(MANAGER, 'auditLines', { shopId, pageSize: 10 })
    expect(lines.map(line => line.what)).toEqual(
      expect.arrayContaining(['staff.invited', 'rights', 'staff.passwordSet']),
    )
    expect(JSON.stringify(lines)).not.toContain(token)
  })

  test('Of twenty who use one link at once one sets the password; used, older and invented links open nothing', async () => {
    const account = 'hugo@marigold.example'
    const first = await invited(account)
    const { staffId } = personOf(await at<Board>(MANAGER, 'rights', { shopId }), account) ?? {}
    await at(MANAGER, 'sendStaffLink', { shopId, staffId })
    const token = tokenOf((await sentTo(account))[0])
    expect(token).not.toBe(first)
    for (const dead of [first, 'x'.repeat(43)])
      expect((await setPassword(dead, NEW_PASSWORD)).body).toMatchObject({ code: 'CON-05-0008', field: 'token' })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => setPassword(token, `${NEW_PASSWORD} ${n}`)))
    expect(answers.filter(({ body }) => body.code === '000')).toHaveLength(1)
  })

  test('An address in use is not invited again, every invited person has a store, and only those in charge invite', async () => {
    const again = { ...ask, account: MANAGER }
    expect(await refused(MANAGER, 'inviteStaff', again)).toMatchObject({ code: 'CON-05-0007', field: 'account' })
    const nowhere = { ...ask, account: 'else@marigold.example', shopIds: [] }
    expect(await refused(MANAGER, 'inviteStaff', nowhere)).toMatchObject({ field: 'shopIds' })
    expect(await refused(MANAGER, 'inviteStaff', { ...nowhere, account: 'no address' })).toMatchObject({
      field: 'account',
    })
    const soho = { ...nowhere, shopId: 102, shopIds: [102] }
    expect(await refused('soho@marigold.example', 'inviteStaff', soho)).toMatchObject({ code: 'CON-03-0001' })
  })
})

describe('A forgotten password (U2, U3)', () => {
  test('Is answered alike for known and unknown accounts; a new password ends every session', async () => {
    const account = 'kuwait@marigold.example'
    const token = await app().staff(account)
    const forgot = (asked: string) => app().ask('/api/console/forgotPassword', { account: asked })
    const [known, unknown] = [await forgot(account), await forgot('nobody@marigold.example')]
    expect(known.body).toEqual({ ...unknown.body })
    expect(await sentTo('nobody@marigold.example')).toEqual([])
    // The link is sent by a job, after the answer.
    const sent = await vi.waitFor(async () => {
      const [first] = await sentTo(account)
      expect(first?.template).toBe('staffPassword')
      return first
    })
    expect((await setPassword(tokenOf(sent), NEW_PASSWORD)).body.code).toBe('000')
    expect((await app().ask('/api/console/me', {}, { token })).status).toBe(401)
    expect((await signIn(account, 'marigold-demo')).body.code).not.toBe('000')
    expect((await signIn(account, NEW_PASSWORD)).body.code).toBe('000')
  })
})

describe('Changing the password while signed in (U3)', () => {
  const account = 'tokyo@marigold.example'
  const change = (token: string, password: string, newPassword: string) =>
    app().ask('/api/console/changePassword', { password, newPassword }, { token })
  const isSignedIn = async (token: string) => (await app().ask('/api/console/me', {}, { token })).status === 200

  test('Requires the old one and a valid new one; then all other sessions end', async () => {
    const [here, elsewhere] = [await app().staff(account), await app().staff(account)]
    expect((await change(here, 'not mine at all', NEW_PASSWORD)).body).toMatchObject({
      code: 'CON-05-0010',
      field: 'password',
    })
    expect((await change(here, 'marigold-demo', account)).body).toMatchObject({
      code: 'CON-05-0009',
      field: 'newPassword',
    })
    expect(await isSignedIn(elsewhere)).toBe(true)
    expect((await change(here, 'marigold-demo', NEW_PASSWORD)).body.code).toBe('000')
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await signIn(account, 'marigold-demo')).body.code).not.toBe('000')
    expect((await signIn(account, NEW_PASSWORD)).body.code).toBe('000')
  })

  test('Of eight changes at once with the same password one counts', async () => {
    const { token } = (await signIn(account, NEW_PASSWORD)).body.data as { token: string }
    const wanted = Array.from({ length: 8 }, (_, n) => `${NEW_PASSWORD} ${n}`)
    const answers = await Promise.all(wanted.map(next => change(token, NEW_PASSWORD, next)))
    expect(answers.filter(({ body }) => body.code === '000')).toHaveLength(1)
    const doors = await Promise.all(wanted.map(next => signIn(account, next)))
    expect(doors.filter(({ body }) => body.code === '000')).toHaveLength(1)
  })
})

describe('The last person in charge (L2)', () => {
  test('Two who switch each other off at the same moment do not both succeed', async () => {
    const board = await at<Board>(MANAGER, 'rights', { shopId })
    const off = (account: string) => {
      const { staffId, mark, role, brand, shopIds } = personOf(board, account) ?? {}
      return { shopId, staffId, mark, role, brand, shopIds, active: false }
    }
    await Promise.all([refused(MANAGER, 'saveRights', off(OFFICE)), refused(OFFICE, 'saveRights', off(MANAGER))])
    const text = "select account from staff where active and brand and role = 'manager' and corporation_id = 1000"
    const { rows } = await database().query<{ account: string }>({ name: 'in_charge', text }, [])
    expect(rows.filter(({ account }) => [MANAGER, OFFICE].includes(account))).toHaveLength(1)
  })
})
