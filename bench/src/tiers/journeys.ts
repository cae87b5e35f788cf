import { contract } from '@comanda/contract'
import { MEMBERS, tokenOf, tokenOfMember } from '../data/places.ts'
import { GUESTS } from '../data/prepare.ts'
import {
  add,
  anyDish,
  choiceOf,
  isDone,
  pay,
  type Place,
  place,
  readMenu,
  sendOrder,
  think,
  type Visit,
} from './ordering.ts'
import { Disconnected, openPhone, type Phone } from './phone.ts'
import { couponOf, SCARCE } from './balances.ts'

/** How a journey ended. */
export type Ending = 'paid' | 'ordered' | 'refused' | 'unpaid' | 'gone'

const FRIENDS = [1, 2, 3]

/** The guests take turns; after the last one the first comes again. */
let guests = 0
const nextGuest = (): string => tokenOf(guests++ % GUESTS)
let members = 0
const nextMember = (): number => members++ % MEMBERS

type Way = (phone: Phone, visit: Visit) => Promise<Ending>

/** Opens a phone for one journey and returns its result. */
async function through(visit: Visit, token: string, way: Way): Promise<Ending> {
  const phone = openPhone(visit.port, token, visit.stopwatch)
  try {
    return await way(phone, visit)
  } catch (error) {
    if (error instanceof Disconnected) return 'gone'
    throw error
  } finally {
    phone.leave()
  }
}

async function choose(phone: Phone, visit: Visit, at: Place, dishes: number): Promise<string | undefined> {
  await readMenu(phone)
  let cartId: string | undefined
  for (let nth = 0; nth < dishes; nth += 1) {
    await think(visit)
    cartId = (await add(phone, at, anyDish())) ?? cartId
  }
  return cartId
}

/** Submits the cart and pays it. */
async function checkOut(
  phone: Phone,
  visit: Visit,
  cartId: string | undefined,
  own: readonly string[] = [],
): Promise<Ending> {
  if (cartId === undefined) return 'refused'
  await think(visit)
  const orderId = await sendOrder(phone, visit, cartId, '12_bankCard')
  if (orderId === undefined) return 'refused'
  await think(visit)
  return (await pay(phone, visit, orderId, own)) ? 'paid' : 'unpaid'
}

/** Two to four phones fill one cart; its owner submits it and pays by card. */
const together = (visit: Visit): Promise<Ending> =>
  through(visit, nextGuest(), async host => {
    const group = await host.ask<{ code: string }>(contract.group.create.path, { ...place, nick: 'Host', minutes: 30 })
    if (!isDone(group)) return 'refused'
    const { code } = group.data
    const shared = { ...place, vtId: code }
    const friends = FRIENDS.slice(0, 1 + Math.floor(Math.random() * FRIENDS.length)).map(nth =>
      through(visit, nextGuest(), async friend => {
        await friend.ask(contract.group.join.path, { code, nick: `Friend ${nth}` })
        return (await choose(friend, visit, shared, 2)) === undefined ? 'refused' : 'ordered'
      }),
    )
    const [cartId] = await Promise.all([choose(host, visit, shared, 2), ...friends])
    return checkOut(host, visit, cartId)
  })

/** A member pays with card balance and points. */
const byOwnMeans = (visit: Visit): Promise<Ending> =>
  through(visit, tokenOfMember(nextMember()), async phone =>
    checkOut(phone, visit, await choose(phone, visit, place, 2), ['16_msPoint', '16_msBalance']),
  )

/** A member uses a coupon and pays by card. */
const withCoupon = (visit: Visit): Promise<Ending> => {
  const member = nextMember()
  return through(visit, tokenOfMember(member), async phone => {
    const cartId = await choose(phone, visit, place, 2)
    await phone.ask(contract.cart.useCoupon.path, { ...place, couponCode: couponOf(member) })
    return checkOut(phone, visit, cartId)
  })
}

const alone = (visit: Visit): Promise<Ending> =>
  through(visit, nextGuest(), async phone => checkOut(phone, visit, await choose(phone, visit, place, 3)))

/** Of ten journeys one uses a coupon, two use card balance and points, six share a cart, and one is a single guest. */
export function ordinary(nth: number, visit: Visit): Promise<Ending> {
  const kind = nth % 10
  if (kind === 0) return withCoupon(visit)
  if (kind <= 2) return byOwnMeans(visit)
  return kind <= 8 ? together(visit) : alone(visit)
}

/** During a promotion: half want the scarce dish, a fifth use the coupon; all pay at the counter. */
export function inPromotion(nth: number, visit: Visit): Promise<Ending> {
  const member = nextMember()
  return through(visit, tokenOfMember(member), async phone => {
    await readMenu(phone)
    const cartId = await add(phone, place, nth % 2 === 0 ? choiceOf(SCARCE) : anyDish())
    if (cartId === undefined) return 'refused'
    if (nth % 5 === 0) await phone.ask(contract.cart.useCoupon.path, { ...place, couponCode: couponOf(member) })
    return (await sendOrder(phone, visit, cartId, 'out-line')) === undefined ? 'refused' : 'ordered'
  })
}
