import { contract } from '@comanda/contract'
import { callerWith, type Caller, EDAMAME, newCaller, payByCard, pickupInput } from './caller.ts'

const SHOP = 101

/** An employee who calls the server like the console. */
export async function employee(url: string, name: string): Promise<Caller> {
  const caller = await newCaller(url)
  const account = `${name}@marigold.example`
  const { data } = await caller.call(contract.staff.signIn, { account, password: 'marigold-demo' })
  return callerWith(
    () => url,
    () => data.token,
  )
}

/** The answer of a call that must succeed. */
export async function must<T>(answer: Promise<{ code: string; data: T; message: string }>): Promise<T> {
  const { code, data, message } = await answer
  if (code !== '000') throw new Error(`${code} ${message}`)
  return data
}

const cartItems = [{ foodId: 'edamame', quantity: 8 }]
export const guestName = 'Ada'
export const phone = '(212) 555-0143'
const address = { lines: ['241 Mulberry Street', 'New York'], zoneId: 'us-lower' }

/** An order that an employee enters at the counter or on the phone; answers its id and total. */
export async function takeOrder(staff: Caller, orderType: 1100 | 1200 | 1300) {
  const entered = { shopId: SHOP, orderType, cartItems, ...(orderType === 1200 && { address }) }
  const { calculation } = await must(staff.call(contract.order.priceCounterOrder, entered))
  const total = calculation.totalPaidAmount
  const input = { ...entered, guestName, phone, expectedTotal: total }
  const { orderId } = await must(staff.call(contract.order.placeCounterOrder, input))
  return { orderId, total }
}

/** A pickup order of a guest. */
export async function guestOrder(url: string, paymentMethod: '12_bankCard' | 'out-line') {
  const guest = await newCaller(url)
  const { orderId } = await must(
    guest.call(contract.order.submit, await pickupInput(guest, SHOP, EDAMAME, paymentMethod)),
  )
  if (paymentMethod === '12_bankCard') await must(payByCard(guest, orderId, url))
  return orderId
}

/** A round of a table that an employee enters. */
export const addRound = (staff: Caller, tableId: string) =>
  must(
    staff.call(contract.bill.addTableRound, { shopId: SHOP, tableId, cartItems: [{ foodId: 'edamame', quantity: 2 }] }),
  )
