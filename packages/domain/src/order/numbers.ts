/** Crockford's base 32: no characters that are easily confused. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The displayed number of an order: nine characters in groups of three, from the random suffix of its id (45 bits). The id
 * stays the key.
 * @throws RangeError if the id is not a UUID.
 */
export function orderNumber(orderId: string): string {
  const suffix = orderId.replaceAll('-', '').slice(-12)
  if (!/^[0-9a-f]{12}$/i.test(suffix)) throw new RangeError(`not an order id: ${orderId}`)
  let rest = Number.parseInt(suffix, 16)
  let text = ''
  for (let i = 0; i < 9; i += 1) {
    text = (CHARACTERS[rest % 32] ?? '0') + (i > 0 && i % 3 === 0 ? '-' : '') + text
    rest = Math.floor(rest / 32)
  }
  return text
}

/**
 * The displayed numbers that begin with what was typed, as their common start: with or without hyphens, in any case, and with the letters
 * that look like digits. Undefined where no number begins so. ORDER-12
 */
export function orderNumberStart(typed: string): string | undefined {
  const text = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  if (text === '' || text.length > 9 || [...text].some(sign => !CHARACTERS.includes(sign))) return undefined
  return text.replaceAll(/(.{3})(?=.)/g, '$1-')
}

/**
 * The number called out at the counter: the store's count of the day, padded to three digits. `count` starts at 1 each business
 * day of the store.
 */
export function callNumberOf(count: number): string {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`not a count: ${count}`)
  return String(count).padStart(3, '0')
}
