/** What somebody of the staff may do, and where. `brand`: change the brand's money, what members hold and others' rights. */
export interface StaffRights {
  role: 'staff' | 'manager'
  brand: boolean
  /** May sign in at all. */
  active: boolean
  shopIds: readonly number[]
}

/** `serve`: orders, tables and bookings; `refund`: ask for refunds and decide others'; `setUp`: a store's settings and figures; `money`: the brand's. */
export const abilities = ['serve', 'refund', 'setUp', 'money'] as const

export type Ability = (typeof abilities)[number]

/** What these rights let somebody do; nothing where they may not sign in. */
export function abilitiesOf({ role, brand, active, shopIds }: StaffRights): Ability[] {
  if (!active || shopIds.length === 0) return []
  const has = { serve: true, refund: true, setUp: role === 'manager', money: role === 'manager' && brand }
  return abilities.filter(one => has[one])
}

/** Which field of wanted rights cannot be: the brand's money is a manager's, and everybody works at a store the brand has. */
export function rightsFault(wanted: StaffRights, known: readonly number[]): 'brand' | 'shopIds' | undefined {
  if (wanted.brand && wanted.role !== 'manager') return 'brand'
  const fits = wanted.shopIds.length > 0 && wanted.shopIds.every(id => known.includes(id))
  return fits && new Set(wanted.shopIds).size === wanted.shopIds.length ? undefined : 'shopIds'
}

/** Whether somebody could do anything, or be anywhere, that they could not before: that takes a second person's yes. */
export function grantsMore(before: StaffRights, wanted: StaffRights): boolean {
  const had = abilitiesOf(before)
  const has = abilitiesOf(wanted)
  if (has.length === 0) return false
  return has.some(one => !had.includes(one)) || wanted.shopIds.some(id => !before.shopIds.includes(id))
}

/** Amounts by currency, `POINT` for points; in minor units. What is not there counts as nothing. */
export type ByUnit = Readonly<Record<string, number>>

/** Whether one person alone could change more of anything than before: that takes a second person's yes too. */
export const raisesAny = (before: ByUnit, wanted: ByUnit): boolean =>
  Object.entries(wanted).some(([unit, amount]) => amount > (before[unit] ?? 0))
