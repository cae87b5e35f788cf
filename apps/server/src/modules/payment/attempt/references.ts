import { createHash } from 'node:crypto'
import type { AttemptAt } from '../queries.ts'

type Named = Omit<AttemptAt, 'kind'>

/**
 * The attempt's reference at the provider; it contains brand, payable and attempt, so that a message can be assigned.
 * Below 80 characters.
 */
export const referenceOf = ({ corporationId, payableId, attemptNo }: Named): string =>
  `${corporationId}-${payableId.replaceAll('-', '')}-${attemptNo}`

/** A partial refund and its try number; 1 if absent. */
export interface RefundTry {
  refundNo: number
  tryNo?: number
}

/** Suffix that a partial refund adds to the reference of its attempt; a different one for each try. */
export const refundSuffix = ({ refundNo, tryNo = 1 }: RefundTry): string =>
  tryNo > 1 ? `-r${refundNo}t${tryNo}` : `-r${refundNo}`

/** Reference of a partial refund at the provider, by which its message is assigned to the part. */
export const referenceOfRefund = (at: Named & RefundTry): string => `${referenceOf(at)}${refundSuffix(at)}`

/** The attempt a reference names, and its refund if it names one; undefined if it is not ours. */
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

/** The same for every repeat of one operation on one attempt, different for every other: 64 characters. PAY-9 */
export const idempotencyKeyOf = ({ corporationId, payableId, attemptNo }: Named, operation: string): string =>
  createHash('sha256').update(`${corporationId}/${payableId}/${attemptNo}/${operation}`).digest('hex')

/** Identifier of a member's stored cards at the provider; it contains no name or phone and cannot be guessed. */
export const payerIdOf = (corporationId: number, customerId: number): string | undefined =>
  customerId > 0 ? `payer-${corporationId}-${customerId}` : undefined
