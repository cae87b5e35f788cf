import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'
import { type Step, stepNames, takeSteps } from '../../testing/random-days/actions.ts'
import { brandAt } from '../../testing/random-days/brands.ts'
import { worldsOf } from '../../testing/random-days/people.ts'
import { contradictions } from './contradictions.ts'

/**
 * More or other sequences, for example `RANDOM_DAYS="shop=103 runs=500 seed=7" npx vitest run random-days`: the store of the demo brand
 * (101 in dollars, 103 in yen, 104 in dinars of three decimals, 105), the number of sequences, their length (`steps`) and their seed.
 * A failure is made shorter where a seed is named.
 */
const wishes = Object.fromEntries((process.env['RANDOM_DAYS'] ?? '').split(' ').map(one => one.split('=')))
const wish = (name: string, usual: number) => Number(wishes[name] ?? usual)

const shopId = wish('shop', 101)
const longest = wish('steps', 30)
// A few days before the clocks of the store change. The audit compares with the clock of the database, which is behind this one.
const app = testApp({ brand: brandAt(shopId), clock: '2027-03-08T16:00:00Z' })

const nextWorld = worldsOf(app, shopId)
const step: fc.Arbitrary<Step> = fc.record({ name: fc.constantFrom(...stepNames), seed: fc.nat() })
const steps = fc.array(step, { minLength: Math.floor(longest / 2), maxLength: longest, size: 'max' })

/** Takes random sequences of steps, so many at once, and expects no contradiction after each. */
async function expectAgreement(together: number, runs: number): Promise<void> {
  const holds = fc.asyncProperty(steps, async sequence => {
    const world = await nextWorld()
    const known = new Set(await app.audit())
    await takeSteps(world, sequence, together)
    expect(await contradictions(world, known)).toEqual([])
  })
  await fc.assert(holds, {
    numRuns: wish('runs', runs),
    seed: wish('seed', 5),
    endOnFailure: wishes['seed'] === undefined,
  })
}

test(
  'Random sequences of orders, bookings, purchases, payments, refunds and cancellations leave books, reports, stock and screens in agreement (M1-M9, M13, S1, O4, PAY-11, PAY-13, PAY-17, PAY-21, BOOK-1, CARD-8, TILL-1)',
  () => expectAgreement(1, 8),
  3_600_000,
)

test(
  'So do sequences of which ten steps at a time are taken at once (M1-M9, M13, S1, O4, PAY-13)',
  () => expectAgreement(10, 4),
  3_600_000,
)
