import { shapedAs } from '../json-shape.ts'
import { limitedFaults, MenuFileFault } from '../menu-fault.ts'
import { findTwice, findUnknown } from './references.ts'
import { type UberMenu, ubereatsMenu } from './ubereats-shape.ts'

/** Whether a JSON value looks like an Uber Eats Menu v2 payload. */
export const isUberMenu = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'menus' in raw && 'categories' in raw

/**
 * An Uber Eats Menu v2 payload.
 * @throws MenuFileFault with every value that does not fit, every id used twice, every reference to nothing
 */
export function readUberMenu(raw: unknown): UberMenu {
  const menu = shapedAs(ubereatsMenu, raw)
  const faults = [...findTwice(menu), ...findUnknown(menu)]
  if (faults.length > 0) throw new MenuFileFault(limitedFaults(faults))
  return menu
}
