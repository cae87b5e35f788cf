/** Maximum length of a name at a table. CART-11 */
export const MAX_NICK_LENGTH = 24

/** Number of avatars at a table; the screens give each a colour and a name. */
export const AVATARS = 12

const fold = (nick: string): string => nick.normalize('NFKC').toLowerCase()

/**
 * The displayed name: if another person at the table has it, a number is added. Empty stays empty: the screens then show the
 * avatar's name. CART-11
 */
export function distinctNick(wanted: string, taken: readonly string[]): string {
  const nick = wanted.replace(/\s+/g, ' ').trim()
  if (nick === '') return ''
  const used = new Set(taken.map(fold))
  if (!used.has(fold(nick))) return shorten(nick, MAX_NICK_LENGTH)
  for (let number = 2; ; number += 1) {
    const next = `${shorten(nick, MAX_NICK_LENGTH - 1 - String(number).length)} ${number}`
    if (!used.has(fold(next))) return next
  }
}

const shorten = (text: string, most: number): string => [...text].slice(0, most).join('').trim()

/** The avatar of a new person: the first of those used least. */
export function nextAvatar(taken: readonly number[]): number {
  const uses = Array.from({ length: AVATARS }, (_, avatar) => taken.filter(it => it === avatar).length)
  return uses.indexOf(Math.min(...uses))
}
