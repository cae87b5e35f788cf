import type { Right } from '@comanda/domain/staff'
import type { Gate } from './gate.ts'

/** What a staff call needs: a right, several of which one is enough, or any role at the store. A5 */
export type CallRight = Right | readonly Right[] | 'anyRole'

/** The right that a gate needs if its call names none. */
const DEFAULTS: Partial<Record<Gate, Right>> = {
  staff: 'takeOrders',
  store: 'takeOrders',
  manager: 'editSettings',
  brand: 'manageBrand',
}

/** The rights of which a caller needs one; undefined if any role is enough, or the call is not for staff. A5 */
export function rightsFor({
  gate,
  right = DEFAULTS[gate],
}: {
  gate: Gate
  right?: CallRight
}): readonly Right[] | undefined {
  if (right === undefined || right === 'anyRole') return undefined
  return typeof right === 'string' ? [right] : right
}
