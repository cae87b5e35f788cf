/** Crockford's signs: none that is misread or misheard. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The number of an order as people say it: nine signs in threes, made from the random end of its id (45 bits).
 * It is for the eye and the telephone; the id stays the key. Throws where the id is no UUID.
 */
export function orderNumber(orderId: string): string {
  const tail = orderId.replaceAll('-', '').slice(-12)
  if (!/^[0-9a-f]{12}$/i.test(tail)) throw new RangeError(`not an order id: ${orderId}`)
  let rest = Number.parseInt(tail, 16)
  let signs = ''
  for (let i = 0; i < 9; i += 1) {
    signs = (SIGNS[rest % 32] ?? '0') + (i > 0 && i % 3 === 0 ? '-' : '') + signs
    rest = Math.floor(rest / 32)
  }
  return signs
}

/**
 * What is called out over the counter: the store's count of the day, three digits as long as they last.
 * `count` starts at 1 each business day of the store.
 */
export function callNumberOf(count: number): string {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`not a count: ${count}`)
  return String(count).padStart(3, '0')
}
