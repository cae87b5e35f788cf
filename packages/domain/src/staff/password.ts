export const PASSWORD_LENGTH = { least: 10, most: 200 } as const

/** How long a link to set a password is good, in hours: for who is new, and for who forgot theirs. U3 */
export const LINK_HOURS = { invited: 72, forgotten: 2 } as const

/**
 * Why a password of the staff is too easy: `short` below ten signs, `plain` where it is the account itself, a part of it, or few signs over and
 * over. Which signs are used is nobody's business: length is what helps.
 */
export function passwordFault(password: string, account: string): 'short' | 'plain' | undefined {
  const signs = [...password]
  if (signs.length < PASSWORD_LENGTH.least) return 'short'
  const said = password.toLowerCase()
  const own = account.toLowerCase()
  if (own.includes(said) || (own !== '' && said.includes(own))) return 'plain'
  return new Set(signs).size < 4 ? 'plain' : undefined
}
