import { createHash } from 'node:crypto'
import type { AttemptAt } from '../queries.ts'

type Named = Omit<AttemptAt, 'kind'>

/** What a try is called at the provider; it says whose it is, so that a message finds its way home. Below 80 characters. */
export const referenceOf = ({ corporationId, payableId, attemptNo }: Named): string =>
  `${corporationId}-${payableId.replaceAll('-', '')}-${attemptNo}`

/** A refund of a part, and the how manieth time it is asked for: the first, where that is not said. */
export interface RefundTry {
  refundNo: number
  tryNo?: number
}

/** What a refund of a part adds to the reference of what it is a part of: another for each time it is asked for. */
export const refundSuffix = ({ refundNo, tryNo = 1 }: RefundTry): string =>
  tryNo > 1 ? `-r${refundNo}t${tryNo}` : `-r${refundNo}`

/** What a refund of a part is called at the provider: its message finds its way to the part. */
export const referenceOfRefund = (at: Named & RefundTry): string => `${referenceOf(at)}${refundSuffix(at)}`

/** The try a reference names, and the refund where it names one; nothing where it is none of ours. */
export function readReference(reference: string): (Named & Partial<RefundTry>) | undefined {
  const read =
    /^(\d{1,15})-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-(\d{1,6})(?:-r(\d{1,6})(?:t(\d{1,4}))?)?$/.exec(
      reference,
    )
  if (!read) return undefined
  return {
    corporationId: Number(read[1]),
    payableId: read.slice(2, 7).join('-'),
    attemptNo: Number(read[7]),
    ...(read[8] && { refundNo: Number(read[8]) }),
    ...(read[9] && { tryNo: Number(read[9]) }),
  }
}

/** The same for every repeat of one operation on one try, another for every other: 64 signs. PAY-9 */
export const idempotencyKeyOf = ({ corporationId, payableId, attemptNo }: Named, operation: string): string =>
  createHash('sha256').update(`${corporationId}/${payableId}/${attemptNo}/${operation}`).digest('hex')

/** Under which a member's cards are kept at the provider: no name, no phone, nothing a stranger could guess a person from. */
export const payerIdOf = (corporationId: number, customerId: number): string | undefined =>
  customerId > 0 ? `payer-${corporationId}-${customerId}` : undefined
