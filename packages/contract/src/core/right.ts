import type { Right } from '@comanda/domain/staff'
import { type Gate, isStaffGate } from './gate.ts'

/** What a staff call needs: a right, several of which one is enough, or any role at the store. A5 */
export type CallRight = Right | readonly Right[] | 'anyRole'

/** The rights of which a caller needs one; undefined if any role is enough, or the call is not for staff. A5 */
export function rightsFor({ gate, right }: { gate: Gate; right?: CallRight }): readonly Right[] | undefined {
  if (right === 'anyRole' || !isStaffGate(gate)) return undefined
  // A call that names no right does not compile; if there were one, no role would be enough.
  if (right === undefined) return []
  return typeof right === 'string' ? [right] : right
}
