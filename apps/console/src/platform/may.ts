import type { Right } from '@comanda/domain/staff'
import { createContext, useContext } from 'react'
import type { StaffInfo } from './session.ts'

/** What the signed-in person may do at the chosen store. */
export const RightsHere = createContext<readonly Right[]>([])

/** Whether the signed-in person has one of these rights at the chosen store: what they may not do is not shown. A5 */
export const useMay = (...wanted: Right[]): boolean => {
  const rights = useContext(RightsHere)
  return wanted.some(right => rights.includes(right))
}

/** What a member of staff may do at a store. */
export const rightsHere = ({ shops }: StaffInfo, shopId: number): readonly Right[] =>
  shops.find(one => one.shopId === shopId)?.rights ?? []

/** Whether a member of staff has one of these rights at a store. A5 */
export const mayAt = (staff: StaffInfo, shopId: number, ...wanted: readonly Right[]): boolean =>
  rightsHere(staff, shopId).some(right => wanted.includes(right))
