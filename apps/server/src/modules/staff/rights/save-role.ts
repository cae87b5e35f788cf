import { roleCalls as calls } from '@comanda/contract/staff'
import { isRefusal, refuse } from '@comanda/contract/core'
import { type BrandRoles, isRoleBeyond, sortedRights } from '@comanda/domain/staff'
import { writeAuditLine } from '../../../platform/audit-line.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { type BrandAt, change, type Handler } from '../../../platform/http/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { lockBrand, saveAtRevision } from '../../../platform/save-at-revision.ts'
import type { Deps } from '../deps.ts'
import { sessionRights } from '../session-rights.ts'
import type { StaffTables } from '../tables.ts'
import { boardFor } from './board.ts'
import { type RightsBefore, brandPeople, mustBeInCharge } from './change.ts'
import { rightsOf, writeRights } from './queries.ts'
import { MAX_ROLES, ownRoles, type OwnRole, storeRole } from './roles.ts'

type People = Omit<RightsBefore, 'now'>

/** The people who hold a role, whether they may sign in or not. */
const holdersOf = ({ people }: People, roleId: string) =>
  people.filter(one => rightsOf(one).grants.some(grant => grant.roleId === roleId))

const isBeyond = (known: People, { session }: BrandAt, role: OwnRole): boolean => {
  const own = known.people.find(one => one.staff_id === session.staff.staffId)
  return !own || isRoleBeyond(rightsOf(own), role, holdersOf(known, role.roleId).map(rightsOf), known.brand)
}

/** Gives the people who hold a role its new rights, from their next request on. A5 */
async function applyToHolders(tx: Tx, deps: Deps, { people, brand }: People, role: OwnRole, corporationId: number) {
  const after: BrandRoles = { ...brand, roles: [...brand.roles.filter(one => one.roleId !== role.roleId), role] }
  for (const holder of holdersOf({ people, brand }, role.roleId)) {
    const at = { corporationId, staffId: holder.staff_id }
    const rights = rightsOf(holder)
    await writeRights(tx, at, rights, after)
    await deps.replaceRights(tx, at, sessionRights(rights, after))
  }
}

/** Saves a role of the brand: a name and a set of rights, none beyond those of the person who saves it. A5, L3 */
export const saveRole = (deps: Deps): Handler<typeof calls.saveRole> =>
  change(calls.saveRole, deps, async (tx, caller, { mark, roleId, name, rights }) => {
    const { corporationId } = caller
    await lockBrand(tx, corporationId)
    const known = await brandPeople(tx, deps, corporationId)
    const notIn = mustBeInCharge(known, caller)
    if (notIn) return notIn
    const roles = await ownRoles(tx, corporationId)
    const before = roles.find(one => one.roleId === roleId)
    if (roleId !== undefined && !before) return refuse('notFound', { field: 'roleId' })
    if (!before && roles.length >= MAX_ROLES) return refuse('rolesTooMany')
    const role: OwnRole = { roleId: roleId ?? uuidv7(deps.clock), name: name.trim(), rights: sortedRights(rights) }
    const isTaken = roles.some(one => one.roleId !== role.roleId && one.name.toLowerCase() === role.name.toLowerCase())
    if (isTaken) return refuse('roleTaken', { field: 'name' })
    if (isBeyond(known, caller, role)) return refuse('rightsBeyond', { field: 'rights' })
    const saved = await saveAtRevision(tx, caller, {
      what: 'role',
      subject: role.name,
      before: before && { name: before.name, rights: before.rights },
      wanted: { name: role.name, rights: role.rights },
      revision: mark,
      at: new Date(deps.clock()),
      async write() {
        await storeRole(tx, corporationId, role)
        await applyToHolders(tx, deps, known, role, corporationId)
      },
    })
    return isRefusal(saved) ? saved : boardFor(tx, deps, caller)
  })

/** Removes a role of the brand that no person holds. */
export const removeRole = (deps: Deps): Handler<typeof calls.removeRole> =>
  change(calls.removeRole, deps, async (tx, caller, { roleId }) => {
    const { corporationId, shop, session } = caller
    await lockBrand(tx, corporationId)
    const known = await brandPeople(tx, deps, corporationId)
    const notIn = mustBeInCharge(known, caller)
    if (notIn) return notIn
    const role = (await ownRoles(tx, corporationId)).find(one => one.roleId === roleId)
    if (!role) return refuse('notFound', { field: 'roleId' })
    if (holdersOf(known, roleId).length > 0) return refuse('roleInUse', { field: 'roleId' })
    if (isBeyond(known, caller, role)) return refuse('rightsBeyond', { field: 'roleId' })
    await tx
      .withTables<StaffTables>()
      .deleteFrom('staff_role')
      .where('corporation_id', '=', corporationId)
      .where('role_id', '=', roleId)
      .execute()
    await writeAuditLine(tx, {
      corporationId,
      shopId: shop.shopId,
      what: 'role.removed',
      subject: role.name,
      by: { id: session.staff.staffId, name: session.staff.name },
      before: { name: role.name, rights: role.rights },
      cause: 'set up',
      at: new Date(deps.clock()),
    })
    return boardFor(tx, deps, caller)
  })
