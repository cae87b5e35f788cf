import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import { PRINTER } from '../access/printer.ts'
import { SHOP } from '../harbour-kitchen.ts'
import { edit, once, type Recipe, type Scene } from './audited-change.ts'

const at = { shopId: SHOP }
const { integration, member, print, report, staff, table } = contract

const webhook = {
  name: 'Audited',
  url: 'https://hooks.example/audited',
  events: ['order.placed' as const],
  active: true,
}
const hook = { ...webhook, shopIds: [SHOP] }

/** A new employee without the right to change the brand. */
async function invited({ owner }: Scene, account: string) {
  const person = { ...at, name: 'Audited', account, grants: [{ roleId: 'team', shopId: SHOP }] }
  const board = await owner.must(staff.inviteStaff, person)
  const employee = board.staff.find(one => one.account === account)
  if (!employee) throw new Error('the invited person is missing')
  return employee
}

async function newKey({ owner }: Scene) {
  const rights = { name: 'Audited', scopes: ['orders:read' as const], shopIds: [SHOP] }
  const { keyId } = await owner.must(integration.createApiKey, { ...at, ...rights })
  const key = (await owner.must(integration.apiKeys, at)).keys.find(one => one.keyId === keyId)
  return { keyId, mark: key?.mark, rights }
}

async function newHook({ owner }: Scene) {
  const { endpointId } = await owner.must(integration.createWebhook, { ...at, ...hook })
  const endpoint = (await owner.must(integration.webhooks, at)).endpoints.find(one => one.endpointId === endpointId)
  return { endpointId, mark: endpoint?.mark }
}

const noteOf = async ({ owner, member: { customerId } }: Scene) => {
  const { notes } = await owner.must(member.addMemberNote, { ...at, customerId, text: 'Audited', pinned: true })
  return { customerId, noteId: notes[0]?.noteId ?? '' }
}

/** Changes of staff, printers, systems and members, by call. */
export const staffChanges: Readonly<Record<string, Recipe>> = {
  'print.savePrinter': edit(async ({ owner }) => {
    const first = await owner.must(print.savePrinter, { ...at, active: true, settings: PRINTER })
    const { printerId, version } = first
    return { value: PRINTER, input: settings => ({ ...at, printerId, version, active: true, settings }) }
  }),
  'print.removePrinter': once(async ({ owner }) => {
    const { printers } = await owner.must(print.printers, at)
    return { input: { ...at, printerId: printers[0]?.printerId ?? '' }, before: { host: PRINTER.host } }
  }),
  'report.saveStoreGroup': edit(async ({ owner }) => {
    const group = { groupId: 'audited', name: 'Audited', shopIds: [at.shopId] }
    const { mark } = await owner.must(report.saveStoreGroup, { ...at, mark: '', group })
    return { value: group, input: changed => ({ ...at, mark, group: changed }) }
  }),
  'report.removeStoreGroup': once(async ({ owner }) => {
    const group = { groupId: 'removed', name: 'Removed', shopIds: [at.shopId] }
    await owner.must(report.saveStoreGroup, { ...at, mark: '', group })
    return { input: { ...at, groupId: 'removed' }, before: group }
  }),
  'report.saveDayMail': once(async ({ owner }) => {
    const own = (await owner.must(report.dayMails, at)).staff.find(one => one.staffId === owner.owner.slice(2))
    const on = own?.on ?? false
    return { input: { ...at, staffId: own?.staffId ?? '', on: !on }, before: { on }, after: { on: !on } }
  }),
  'report.closeDay': once(async () => ({
    input: { ...at, date: '2026-11-19' },
    what: 'dayClosed',
    before: {},
    after: {},
  })),
  'staff.inviteStaff': once(async () => {
    const person = { name: 'Audited', account: 'invited@marigold.example' }
    return { input: { ...at, ...person, grants: [{ roleId: 'team', shopId: SHOP }] }, after: person }
  }),
  'staff.saveRights': edit(async scene => {
    const { staffId, mark, grants, active } = await invited(scene, 'rights@marigold.example')
    return {
      value: { active, grants },
      input: changed => ({ ...at, staffId, mark, ...changed }),
    }
  }),
  'staff.saveRole': edit(async ({ owner }) => {
    const value = { name: 'Audited', rights: ['cook' as const] }
    const { roles } = await owner.must(staff.saveRole, { ...at, mark: '', ...value })
    const { roleId, mark } = roles.find(one => one.name === value.name) ?? {}
    return { value, input: changed => ({ ...at, roleId, mark, ...changed }) }
  }),
  'staff.removeRole': once(async ({ owner }) => {
    const role = { name: 'Unused', rights: ['cook' as const] }
    const { roles } = await owner.must(staff.saveRole, { ...at, mark: '', ...role })
    return { input: { ...at, roleId: roles.find(one => one.name === role.name)?.roleId }, before: role }
  }),
  'staff.shareDevice': once(async () => {
    const device = { name: 'Bar tablet', idleMinutes: 3 }
    return { input: { ...at, ...device }, what: 'device.shared', after: device }
  }),
  'staff.removeDevice': once(async ({ owner }) => {
    const device = { name: 'Old tablet', idleMinutes: 5 }
    await owner.must(staff.shareDevice, { ...at, ...device })
    const { devices } = await owner.must(staff.devices, at)
    const deviceId = devices.find(one => one.name === device.name)?.deviceId ?? ''
    return { input: { ...at, deviceId }, what: 'device.removed', before: device }
  }),
  'table.saveFloorPlan': once(async ({ owner }) => {
    const { mark } = await owner.must(table.floorPlan, at)
    const { tables } = await owner.must(table.tableSetup, at)
    const places = [{ tableId: tables[0]?.tableId ?? '', x: 3, y: 2, width: 4, height: 3, shape: 'round' as const }]
    return { input: { ...at, mark, places }, what: 'floorPlan', before: {}, after: { x: 3, shape: 'round' } }
  }),
  'staff.saveAlone': once(async ({ owner }) => {
    const { alone } = await owner.must(staff.rights, at)
    const amounts = { ...alone.amounts, USD: 1 }
    return { input: { ...at, mark: alone.mark, amounts }, before: alone.amounts, after: amounts }
  }),
  'staff.decideRights': async (scene, call) => {
    const { owner, second } = scene
    const { alone } = await owner.must(staff.rights, at)
    const amounts = { ...alone.amounts, USD: 5000 }
    const { waiting } = await owner.must(staff.saveAlone, { ...at, mark: alone.mark, amounts })
    await second.must(call, { ...at, changeId: waiting[0]?.changeId ?? '', yes: true } as never)
    return { before: alone.amounts, after: amounts }
  },
  'integration.createApiKey': once(async () => {
    const rights = { name: 'Audited', scopes: ['menu:read'], shopIds: [SHOP] }
    return { input: { ...at, ...rights }, after: rights }
  }),
  'integration.saveApiKey': edit(async scene => {
    const { keyId, mark, rights } = await newKey(scene)
    return { value: rights, input: changed => ({ ...at, keyId, mark, ...changed }) }
  }),
  'integration.revokeApiKey': once(async scene => {
    const { keyId, rights } = await newKey(scene)
    return { input: { ...at, keyId }, before: rights }
  }),
  'integration.createWebhook': once(async () => ({ input: { ...at, ...hook }, after: hook })),
  'integration.saveWebhook': edit(async scene => {
    const { endpointId, mark } = await newHook(scene)
    return { value: hook, input: changed => ({ ...at, endpointId, mark, ...changed }) }
  }),
  'integration.removeWebhook': once(async scene => {
    const { endpointId } = await newHook(scene)
    return { input: { ...at, endpointId }, before: hook }
  }),
  'member.addMemberNote': once(async ({ member: { customerId } }) => ({
    input: { ...at, customerId, text: 'Audited', pinned: false },
    after: { pinned: false },
  })),
  'member.changeMemberNote': once(async scene => ({
    input: { ...at, ...(await noteOf(scene)), to: 'unpinned' },
    before: { pinned: true },
    after: { pinned: false },
  })),
  'payment.acknowledgeBreak': once(async ({ app }) => {
    const breakId = randomUUID()
    const text = `insert into reconciliation_break (corporation_id, break_id, provider, day, kind, reference, provider_reference,
      shop_id, ours, theirs, currency_code, state, found_at)
      values ($1, $2, 'card', '2026-11-19', 'missingHere', $3, $4, $5, 0, 100, 'USD', 'open', now())`
    await app.sql(text, [app.corporationId, breakId, randomUUID(), randomUUID(), SHOP])
    return {
      input: { ...at, breakId, reason: 'Audited' },
      before: { acknowledged: false },
      after: { acknowledged: true },
    }
  }),
  'card.renewCard': once(async ({ app, member: { cardId } }) => {
    const expiresAt = new Date(app.clock() + 86_400_000).toISOString()
    await app.sql(`update card_program set terms = terms || '{"validMonths": 12}'`)
    await app.sql('update member_card set expires_at = $2 where card_id = $1', [cardId, expiresAt])
    return { input: { ...at, cardId, reason: 'Audited' }, what: 'card.renewed', before: { expiresAt }, after: {} }
  }),
}
