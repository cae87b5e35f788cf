/** A transfer's life: it ends once, whoever is quicker. CARD-4 */
export const TRANSFER_STATES = ['waiting', 'received', 'cancelled', 'returned'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** How long value waits for its receiver, in ms: then it goes back by itself. CARD-4 */
export const TRANSFER_WAITS = 72 * 3_600_000
