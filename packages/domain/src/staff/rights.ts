import {
  type BuiltInRole,
  builtInRoles,
  isBuiltIn,
  type Right,
  rightsAt,
  roleOfFormer,
  rights,
  type StoreRights,
} from './roles.ts'

/** A role of a person: at one store, or without `shopId` at every store of the brand. A5 */
export interface Grant {
  /** A built-in role, or the id of a role that the brand defined. */
  roleId: string
  shopId?: number
}

/** The roles of a person, and whether they may sign in. */
export interface StaffRights {
  grants: readonly Grant[]
  active: boolean
  /** The person's own refund limits; a currency without one has the store's. PAY-12 */
  refundAlone?: ByUnit
}

/** A role that a brand defined. */
export interface CustomRole {
  roleId: string
  rights: readonly Right[]
}

/** What a grant means in a brand: its stores and its own roles. */
export interface BrandRoles {
  shopIds: readonly number[]
  roles: readonly CustomRole[]
}

/** The rights of a role; none of one that was removed. */
export function rightsOfRole({ roles }: Pick<BrandRoles, 'roles'>, roleId: string): readonly Right[] {
  if (isBuiltIn(roleId)) return builtInRoles[roleId]
  return roles.find(one => one.roleId === roleId)?.rights ?? []
}

/** The rights by store that grants give, an entry for each role. A5 */
export function accessOfGrants(grants: readonly Grant[], brand: BrandRoles): StoreRights[] {
  const byRole = Map.groupBy(grants, grant => grant.roleId)
  return [...byRole].map(([roleId, own]) => {
    const everywhere = own.some(grant => grant.shopId === undefined)
    const shopIds = everywhere ? brand.shopIds : own.flatMap(grant => grant.shopId ?? [])
    const ofStores = { rights: rightsOfRole(brand, roleId), shopIds: [...shopIds].toSorted((a, b) => a - b) }
    return everywhere || roleId === 'owner' ? { ...ofStores, newStores: true as const } : ofStores
  })
}

/** Stores that the brand opens later, at which roles for the whole brand are held too. */
const LATER_STORES = 0

const storesOf = ({ shopIds, newStores }: StoreRights): readonly number[] =>
  newStores ? [...shopIds, LATER_STORES] : shopIds

/** The rights with their stores, as `right@store`; none if sign-in is disabled. */
function abilitiesOf({ grants, active }: Pick<StaffRights, 'grants' | 'active'>, brand: BrandRoles): Set<string> {
  if (!active) return new Set()
  const access = accessOfGrants(grants, brand)
  return new Set(access.flatMap(one => storesOf(one).flatMap(shopId => one.rights.map(right => `${right}@${shopId}`))))
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean => [...some].every(one => all.has(one))

/** The invalid field of wanted rights, if any: every account has a role, of known roles and stores, each once. */
export function rightsFault(
  { grants }: Pick<StaffRights, 'grants'>,
  { shopIds, roles }: BrandRoles,
): 'grants' | undefined {
  const isKnown = ({ roleId, shopId }: Grant) =>
    (isBuiltIn(roleId) || roles.some(one => one.roleId === roleId)) &&
    (shopId === undefined || shopIds.includes(shopId))
  const keys = new Set(grants.map(({ roleId, shopId = 'all' }) => `${roleId}@${shopId}`))
  return grants.length > 0 && grants.every(isKnown) && keys.size === grants.length ? undefined : 'grants'
}

/** Whether a refund limit may become higher: it is raised, or begins or ends to replace the store's, which may be any amount. */
const loosensLimit = (before: ByUnit = {}, wanted: ByUnit = {}): boolean =>
  Object.keys({ ...before, ...wanted }).some(unit => (wanted[unit] ?? Infinity) > (before[unit] ?? -1))

/** Whether a change of rights grants more than before, and something that the person who asks does not have. L2, L3 */
export function grantsBeyond(asker: StaffRights, before: StaffRights, wanted: StaffRights, brand: BrandRoles): boolean {
  const allowed = new Set([...abilitiesOf(before, brand), ...abilitiesOf(asker, brand)])
  if (!isWithin(abilitiesOf(wanted, brand), allowed)) return true
  return (
    abilitiesOf(wanted, brand).size > 0 &&
    loosensLimit(before.refundAlone, wanted.refundAlone) &&
    loosensLimit(asker.refundAlone, wanted.refundAlone)
  )
}

/** Whether a person has a right at a store that another one has not, as if both might sign in. L3 */
export const exceeds = (one: StaffRights, other: StaffRights, brand: BrandRoles): boolean =>
  !isWithin(abilitiesOf({ ...one, active: true }, brand), abilitiesOf({ ...other, active: true }, brand))

/**
 * Whether a role of the brand has, or would get, rights that its editor lacks: at any store, or at a store where a person who holds
 * the role would get them. L3
 */
export function isRoleBeyond(
  editor: StaffRights,
  role: CustomRole,
  holders: readonly StaffRights[],
  brand: BrandRoles,
): boolean {
  const own = abilitiesOf(editor, brand)
  const held = rightsAt(accessOfGrants(editor.grants, brand))
  const before = rightsOfRole(brand, role.roleId)
  if ([...before, ...role.rights].some(right => !held.includes(right))) return true
  const added = role.rights.filter(right => !before.includes(right))
  const grants = holders.flatMap(one => one.grants.filter(({ roleId }) => roleId === role.roleId))
  const stores = accessOfGrants(grants, brand).flatMap(storesOf)
  return added.some(right => stores.some(shopId => !own.has(`${right}@${shopId}`)))
}

/** Whether a person holds a role, and may sign in. */
export const holds = ({ grants, active }: StaffRights, role: BuiltInRole): boolean =>
  active && grants.some(({ roleId }) => roleId === role)

/** Whether a person has a right at any store. */
export const hasRightIn = (person: StaffRights, right: Right, brand: BrandRoles): boolean =>
  [...abilitiesOf(person, brand)].some(ability => ability.startsWith(`${right}@`))

/** The grants of a person as the former version stored them. A6 */
export const grantsOfFormer = (former: {
  role: 'staff' | 'manager'
  brand: boolean
  shopIds: readonly number[]
}): Grant[] => former.shopIds.map(shopId => ({ roleId: roleOfFormer(former), shopId }))

/**
 * The former columns for processes of the former version: never more than the person may do, apart from the daily work of a store.
 * A6
 */
export function formerOf(grants: readonly Grant[], brand: BrandRoles) {
  const access = accessOfGrants(grants, brand)
  const all = (role: BuiltInRole) =>
    access.length > 0 && access.every(one => builtInRoles[role].every(right => one.rights.includes(right)))
  return {
    role: all('manager') ? ('manager' as const) : ('staff' as const),
    brand: all('owner'),
    shopIds: [...new Set(access.flatMap(one => one.shopIds))].toSorted((a, b) => a - b),
  }
}

/** Grants in a fixed order, so that they can be compared. */
export const sortedGrants = (grants: readonly Grant[]): Grant[] =>
  grants
    .map(({ roleId, shopId }) => (shopId === undefined ? { roleId } : { roleId, shopId }))
    .toSorted((a, b) => (a.shopId ?? 0) - (b.shopId ?? 0) || (a.roleId < b.roleId ? -1 : 1))

/** The rights in their order, each once. */
export const sortedRights = (wanted: readonly Right[]): Right[] => rights.filter(right => wanted.includes(right))

/** Amounts by currency, `POINT` for points, in minor units. Missing = 0. */
export type ByUnit = Readonly<Record<string, number>>

/** Whether any limit is higher than before, which needs approval by a second person. */
export const raisesAnyLimit = (before: ByUnit, wanted: ByUnit): boolean =>
  Object.entries(wanted).some(([unit, amount]) => amount > (before[unit] ?? 0))
