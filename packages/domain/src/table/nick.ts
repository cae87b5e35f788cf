/** A name at a table is at most this long. CART-11 */
export const LONGEST_NICK = 24

/** How many looks a person at a table can have; the screens turn each into a colour and a friendly name. */
export const AVATARS = 12

const fold = (nick: string): string => nick.normalize('NFKC').toLowerCase()

/**
 * The name as it is shown to the others: where somebody at the table has it already, it gets a number. Empty stays empty:
 * then the screens show the friendly name of the avatar. CART-11
 */
export function distinctNick(wanted: string, taken: readonly string[]): string {
  const nick = wanted.replace(/\s+/g, ' ').trim()
  if (nick === '') return ''
  const used = new Set(taken.map(fold))
  if (!used.has(fold(nick))) return cut(nick, LONGEST_NICK)
  for (let number = 2; ; number += 1) {
    const next = `${cut(nick, LONGEST_NICK - 1 - String(number).length)} ${number}`
    if (!used.has(fold(next))) return next
  }
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim()

/** The look a newcomer gets: the one the fewest have, the first of those. */
export function nextAvatar(taken: readonly number[]): number {
  const uses = Array.from({ length: AVATARS }, (_, avatar) => taken.filter(it => it === avatar).length)
  return uses.indexOf(Math.min(...uses))
}
