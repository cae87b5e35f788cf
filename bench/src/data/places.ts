/** The brand the benchmark's stores belong to: the demo's. */
export const CORPORATION = 1000
/** The stores of the benchmark, beside the demo's. */
export const SHOPS = { big: 9001, pizza: 9002, huge: 9003 } as const
/** Tables of each store. */
export const TABLES = 60

export const tableId = (shopId: number, at: number): string => `b${shopId}-${at % TABLES}`

/** A table where guests pay with each order. */
export const tableToPay = (shopId: number, at: number): string => `p${shopId}-${at % TABLES}`

/** The member program of the benchmark's stores. */
export const PROGRAM = 'bench'

/** Members of the brand with high card balances. */
export const MEMBERS = 12_000

/** The card of a prepared member. */
export const cardOf = (member: number): string => `00000000-0000-7000-8000-${`${member}`.padStart(12, '0')}`

/** The token of a prepared member; the server stores its hash. */
export const tokenOfMember = (member: number): string => `${CORPORATION}.bench-member-${member}`

/** The token of a prepared guest; the server stores its hash. */
export const tokenOf = (guest: number): string => `${CORPORATION}.bench-guest-${guest}`
