/** The brand the benchmark's stores belong to: the demo's. */
export const CORPORATION = 1000
/** The stores of the benchmark, beside the demo's. */
export const SHOPS = { big: 9001, pizza: 9002, huge: 9003 } as const
/** Tables of each store. */
export const TABLES = 60

export const tableId = (shopId: number, at: number): string => `b${shopId}-${at % TABLES}`

/** The token of a guest made ahead; the server keeps its hash. */
export const tokenOf = (guest: number): string => `${CORPORATION}.bench-guest-${guest}`
