import { randomUUID } from 'node:crypto'
import { type RequestInputOf, type CallSpec, isRefusal as isRefusalValue } from '@comanda/contract/core'
import type { Answer } from '../answer.ts'
import type { Actor } from '../actor.ts'
import type { TestApp, TestGuest, TestMember, TestStaff } from '../test-app.ts'
import type { Dice } from './dice.ts'

/** A changing request with its answer, to send it again. */
interface Sent {
  actor: Actor
  spec: CallSpec
  input: object
  requestId: string
  answer: unknown
}

/** What a person may pay; without `businessType` an order. */
export interface Payable {
  orderId: string
  businessType?: 2001 | 2002 | 2004 | 2005 | 2006
  person: TestGuest
}

/** What the actions of one sequence know and share. */
export interface World {
  app: TestApp
  shopId: number
  guests: TestGuest[]
  members: TestMember[]
  staff: TestStaff[]
  owner: TestStaff
  pos: Actor
  /** Dishes that can be ordered. */
  foods: string[]
  tables: { tableId: string; payMode: number }[]
  /** The start of the sequence (epoch ms), and its day at the store. */
  from: number
  firstDay: string
  sent: Sent[]
  /** Payables besides orders that a person may pay: parts of bills, gift cards, deposits, recharges, packages. */
  toPay: Payable[]
  /** Recharges and packages, which staff can refund. */
  purchases: { orderId: string; businessType: 2005 | 2006 }[]
  bookings: { bookingId: string; start: string; person: TestGuest }[]
  addresses: Map<string, string>
  drawers: string[]
  /** Whether one action ends before the next begins, so that nothing changes between what a person sees and does. */
  oneByOne: boolean
  /** Contradictions that single actions saw. */
  faults: string[]
  /** Lines of the log before the sequence. */
  errors: number
}

export type Action = (world: World, dice: Dice) => Promise<unknown>

/** Notes a contradiction that only counts where no other action runs at the same time. */
export function noteIfAlone(world: World, fault: string): void {
  if (world.oneByOne) world.faults.push(fault)
}

/** Whether a call was refused. */
export const isRefusal = <T>(answer: T): answer is Extract<T, { refused: string }> => isRefusalValue(answer)

/** Sends a call; its refusal is a value. A fault of the server is recorded as a contradiction. */
export async function send<C extends CallSpec>(
  world: World,
  actor: Actor,
  spec: C,
  input: RequestInputOf<C> & object,
): Promise<Answer<C>> {
  const requestId = randomUUID()
  const answer = await actor.call(spec, input, { requestId })
  const outcome = isRefusalValue(answer) ? answer.refused : 'done'
  const key = `${spec.path} ${outcome}`
  if (outcome === 'fault' || outcome === 'invalidInput')
    world.faults.push(`${key} ${JSON.stringify(input)} ${JSON.stringify(answer)}`)
  if (spec.changes) world.sent.push({ actor, spec, input, requestId, answer })
  return answer
}
