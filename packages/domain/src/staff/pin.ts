import type { Right, StoreRights } from './roles.ts'

const DIGITS = /^\d{4,6}$/
const UP = '01234567890123456789'
const DOWN = '98765432109876543210'

/** Whether a PIN is too easy to guess: one digit repeated, or digits in order. `format` unless it has four to six digits. L5 */
export function pinFault(pin: string): 'format' | 'easy' | undefined {
  if (!DIGITS.test(pin)) return 'format'
  return new Set(pin).size === 1 || UP.includes(pin) || DOWN.includes(pin) ? 'easy' : undefined
}

/** Rights that need a sign-in with the password: a PIN can be watched at a shared tablet. L5 */
export const passwordRights: readonly Right[] = [
  'adjustBalances',
  'reconcile',
  'manageMembers',
  'manageBrand',
  'manageIntegrations',
  'manageStaff',
]

/** What a person may do after signing in with their PIN: their rights at the tablet's store, without those that need the password. L5 */
export const accessByPin = (access: readonly StoreRights[], shopId: number): StoreRights[] =>
  access
    .filter(one => one.shopIds.includes(shopId))
    .map(({ rights }) => ({ rights: rights.filter(right => !passwordRights.includes(right)), shopIds: [shopId] }))
    .filter(({ rights }) => rights.length > 0)
