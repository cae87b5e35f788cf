import { diceOf } from './dice.ts'
import { orderActions } from './orders.ts'
import { paymentActions } from './payments.ts'
import { reservationActions } from './reservations.ts'
import { staffActions } from './staff.ts'
import { valueActions } from './value.ts'
import type { Action, World } from './world.ts'

/** One action of a sequence; the seed makes its choices, so that it stays the same when others are left out. */
export interface Step {
  name: string
  seed: number
}

const actions: Record<string, Action> = {
  ...orderActions,
  ...paymentActions,
  ...reservationActions,
  ...staffActions,
  ...valueActions,
}

/** What happens more often than the rest, so that there is something to pay, to accept and to refund. */
const frequent = [
  'pickup tableFirst tableLater tableLater staffRound counter',
  'book book buyPackage recharge payOther payOther payOrder payOrder payOrder keepPart keepPart payOther settleBill settleOrder',
  'acceptAll settle refund refund',
].flatMap(names => names.split(' '))

export const stepNames: readonly string[] = [...Object.keys(actions), ...frequent]

/** Takes the steps of a sequence one after another, a second apart, or so many at once. */
export async function takeSteps(world: World, steps: readonly Step[], together = 1): Promise<void> {
  world.oneByOne = together === 1
  for (let at = 0; at < steps.length; at += together) {
    await Promise.all(
      steps.slice(at, at + together).map(async ({ name, seed }) => actions[name]?.(world, diceOf(seed))),
    )
    world.app.clock.advance(1000)
  }
}
