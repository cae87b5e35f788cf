/** States of a transfer; it reaches one final state only. CARD-4 */
export const TRANSFER_STATES = ['waiting', 'received', 'cancelled', 'returned'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** Time in ms a transfer waits for its receiver; afterwards it is returned automatically. CARD-4 */
export const TRANSFER_WAITS = 72 * 3_600_000
