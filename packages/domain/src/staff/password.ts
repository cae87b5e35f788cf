export const PASSWORD_LENGTH = { least: 10, most: 200 } as const

/** Validity of links to set a password, in hours: for new staff, and for forgotten passwords. U3 */
export const LINK_HOURS = { invited: 72, forgotten: 2 } as const

/**
 * Why a staff password is too weak: `short` below ten characters, `plain` if it equals or is part of the account, or repeats
 * few characters. No character classes are required, because length matters most.
 */
export function passwordFault(password: string, account: string): 'short' | 'plain' | undefined {
  const signs = [...password]
  if (signs.length < PASSWORD_LENGTH.least) return 'short'
  const lower = password.toLowerCase()
  const own = account.toLowerCase()
  if (own.includes(lower) || (own !== '' && lower.includes(own))) return 'plain'
  return new Set(signs).size < 4 ? 'plain' : undefined
}
