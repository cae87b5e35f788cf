/** What a person on the staff may do: every staff call of the contract names one, or several of which one is enough. A5 */
export const rights = [
  'takeOrders',
  'pauseOrders',
  'cook',
  'markSoldOut',
  'takePayment',
  'refund',
  'writeOff',
  'manageTables',
  'manageBookings',
  'answerReviews',
  'viewMembers',
  'viewReports',
  'closeDay',
  'editMenu',
  'editOffers',
  'editSettings',
  'manageMembers',
  'adjustBalances',
  'editPrograms',
  'editCampaigns',
  'editPages',
  'reconcile',
  'manageBrand',
  'manageIntegrations',
  'viewActivity',
  'manageStaff',
] as const

export type Right = (typeof rights)[number]

export const isRight = (name: string): name is Right => (rights as readonly string[]).includes(name)

const serving = ['takeOrders', 'takePayment', 'markSoldOut', 'manageTables', 'manageBookings'] as const
const team = [...serving, 'pauseOrders', 'cook', 'refund', 'writeOff', 'answerReviews'] as const
const manager = [...team, 'viewMembers', 'viewReports', 'closeDay', 'editMenu', 'editOffers', 'editSettings'] as const

/** Roles that every brand has; their rights are fixed. A5 */
export const builtInRoles = {
  owner: rights,
  manager,
  /** All work of a store: the rights of every employee before there were roles. */
  team,
  cashier: [...serving, 'pauseOrders', 'refund'],
  waiter: serving,
  kitchen: ['cook', 'markSoldOut'],
} as const satisfies Record<string, readonly Right[]>

export type BuiltInRole = keyof typeof builtInRoles

export const isBuiltIn = (roleId: string): roleId is BuiltInRole => Object.hasOwn(builtInRoles, roleId)

/** The rights of a person at some stores: those of one role. */
export interface StoreRights {
  rights: readonly Right[]
  shopIds: readonly number[]
  /** Also of stores that the brand opens later. */
  newStores?: true
}

/** A person's role as it was stored before there were roles per store. */
export interface FormerRole {
  role: 'staff' | 'manager'
  brand?: boolean
  shopIds: readonly number[]
}

/** The built-in role with the rights that a former role had. A6 */
export const roleOfFormer = ({ role, brand = false }: Omit<FormerRole, 'shopIds'>): BuiltInRole =>
  role !== 'manager' ? 'team' : brand ? 'owner' : 'manager'

/** The rights of a former role, at each of its stores. A6 */
export const rightsOfFormer = ({ shopIds, ...former }: FormerRole): StoreRights[] => [
  { rights: builtInRoles[roleOfFormer(former)], shopIds },
]

/** The stores where a person has one of these rights, in ascending order. A5 */
export const shopsWithRight = (access: readonly StoreRights[], wanted: readonly Right[]): number[] => {
  const granting = access.filter(one => wanted.some(right => one.rights.includes(right)))
  return [...new Set(granting.flatMap(one => one.shopIds))].toSorted((a, b) => a - b)
}

/** Every right a person has at a store, or at any of their stores, in the order of `rights`. */
export const rightsAt = (access: readonly StoreRights[], shopId?: number): Right[] =>
  rights.filter(right =>
    access.some(one => one.rights.includes(right) && (shopId === undefined || one.shopIds.includes(shopId))),
  )
