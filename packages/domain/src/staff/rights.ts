/** The rights of a staff account. `brand`: change the brand's money, members' balances and the rights of others. */
export interface StaffRights {
  role: 'staff' | 'manager'
  brand: boolean
  /** May sign in. */
  active: boolean
  shopIds: readonly number[]
  /** The person's own refund limits; a currency without one has the store's. PAY-12 */
  refundAlone?: ByUnit
}

/**
 * `serve`: orders, tables and bookings; `refund`: request and decide refunds; `setUp`: a store's settings and figures; `money`:
 * the brand's money.
 */
export const abilities = ['serve', 'refund', 'setUp', 'money'] as const

export type Ability = (typeof abilities)[number]

/** The abilities of these rights; none if sign-in is disabled. */
export function abilitiesOf({ role, brand, active, shopIds }: StaffRights): Ability[] {
  if (!active || shopIds.length === 0) return []
  const has = { serve: true, refund: true, setUp: role === 'manager', money: role === 'manager' && brand }
  return abilities.filter(one => has[one])
}

/** The invalid field of wanted rights, if any: the brand right needs a manager, and every account works at an existing store. */
export function rightsFault(wanted: StaffRights, known: readonly number[]): 'brand' | 'shopIds' | undefined {
  if (wanted.brand && wanted.role !== 'manager') return 'brand'
  const fits = wanted.shopIds.length > 0 && wanted.shopIds.every(id => known.includes(id))
  return fits && new Set(wanted.shopIds).size === wanted.shopIds.length ? undefined : 'shopIds'
}

/** Whether the new rights add any ability, store or refund limit, which needs approval by a second person. */
export function grantsMore(before: StaffRights, wanted: StaffRights): boolean {
  const had = abilitiesOf(before)
  const has = abilitiesOf(wanted)
  if (has.length === 0) return false
  const adds = has.some(one => !had.includes(one)) || wanted.shopIds.some(id => !before.shopIds.includes(id))
  return adds || loosensLimit(before.refundAlone, wanted.refundAlone)
}

/** Whether a refund limit may become higher: it is raised, or begins or ends to replace the store's, which may be any amount. */
const loosensLimit = (before: ByUnit = {}, wanted: ByUnit = {}): boolean =>
  Object.keys({ ...before, ...wanted }).some(unit => (wanted[unit] ?? Infinity) > (before[unit] ?? -1))

/**
 * Whether a change of rights needs a second person: it grants more than before, and more than the person who asks has. L2
 */
export const grantsBeyond = (asker: StaffRights, before: StaffRights, wanted: StaffRights): boolean =>
  grantsMore(before, wanted) && grantsMore(asker, wanted)

/** Amounts by currency, `POINT` for points, in minor units. Missing = 0. */
export type ByUnit = Readonly<Record<string, number>>

/** Whether any limit is higher than before, which needs approval by a second person. */
export const raisesAny = (before: ByUnit, wanted: ByUnit): boolean =>
  Object.entries(wanted).some(([unit, amount]) => amount > (before[unit] ?? 0))
