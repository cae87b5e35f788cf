import { contract } from '@comanda/contract'
import { type CallSpec, call, refuse } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testAnyone, testBrandManager, testDatabase, testGuest, testStaff } from '../../testing/index.ts'
import { answerTo } from './bind.ts'
import type { ManagedShop, StaffShop } from './caller.ts'
import { change, changeInSteps, changeWithOwnTransaction } from './change.ts'
import { enterShop } from './gate.ts'
import type { Handler, HandlersOf, UseCase } from './handler.ts'

const database = testDatabase()

const ofStore = z.object({ shopId: z.int(), name: z.string() })
const response = z.object({ saved: z.string() })
const look = call({ path: '/look', gate: 'store', right: 'anyRole', request: ofStore, response, refuses: [] })
const plain = call({
  path: '/plain',
  gate: 'staff',
  right: 'anyRole',
  request: z.object({ name: z.string() }),
  response,
  refuses: [],
})
const save = call({
  path: '/save',
  gate: 'manager',
  right: 'editSettings',
  request: ofStore,
  response,
  refuses: ['changedMeanwhile'],
  changes: true,
})
const ask = (spec: CallSpec, handler: unknown, caller: object, body: object) =>
  answerTo(spec, handler as UseCase<CallSpec>, caller as never, { body })

/** The compiler checks these lines with the rest of the server: each must not compile. */
export const mustNotCompile = {
  /** A store call without a store. A1 */
  storeWithoutShopId: () =>
    call({
      path: '/x',
      gate: 'store',
      right: 'anyRole',
      // @ts-expect-error the request has no shopId
      request: z.object({ name: z.string() }),
      response,
      refuses: [],
    }),
  /** A staff call that names a store without a store gate: the right would not be checked. A1 */
  staffWithShopId: () =>
    // @ts-expect-error a staff call with a shopId has the gate store, manager or brand
    call({ path: '/x', gate: 'staff', right: 'anyRole', request: ofStore, response, refuses: [] }),
  /** A call for staff without the right it needs. A5 */
  withoutRight: () =>
    // @ts-expect-error a call for staff names the right it needs
    call({ path: '/x', gate: 'store', request: ofStore, response, refuses: [] }),
  /** Uses a store right that the gate does not grant. */
  shopAtStaff: ((caller): Promise<{ saved: string }> =>
    // @ts-expect-error behind the gate staff there is no caller.shop
    Promise.resolve({ saved: String(caller.shop.shopId) })) satisfies Handler<typeof plain>,
  higherRight: ((caller): Promise<{ saved: string }> => {
    // @ts-expect-error the gate store does not make the caller a manager
    const shop: ManagedShop = caller.shop
    return Promise.resolve({ saved: String(shop.shopId) })
  }) satisfies Handler<typeof look>,
  /** Uses the input's store, for which no right was checked. */
  shopOfInput: ((_caller, input): Promise<{ saved: string }> =>
    // @ts-expect-error the input of a handler has no shopId
    Promise.resolve({ saved: String(input.shopId) })) satisfies Handler<typeof look>,
  // @ts-expect-error a store of the caller's is made by the gate alone
  madeShop: (): StaffShop => ({ corporationId: 1, shopId: 101 }),
  /** A changing call without `change`: a repeat would not be safe. API-3 */
  plainChange: (): HandlersOf<{ save: typeof save }> => ({
    // @ts-expect-error the handler is not made by change
    save: async () => ({ saved: '' }),
  }),
  changeOfRead: () =>
    // @ts-expect-error the call is not declared to change anything
    change(look, { db: database() }, async () => ({ saved: '' })),
  /** A refusal the call does not declare. API-2 */
  undeclared: (): Handler<typeof save> =>
    // @ts-expect-error soldOut is not declared
    change(save, { db: database() }, async () => refuse('soldOut')),
  undeclaredBefore: (): Handler<typeof save> =>
    // @ts-expect-error soldOut is not declared
    changeInSteps(
      save,
      { db: database() },
      {
        prepare: async () => refuse('soldOut'),
        work: async () => ({ saved: '' }),
      },
    ),
}

test('Code that must not compile is checked with the types of the server', () => {
  expect(Object.keys(mustNotCompile)).toHaveLength(11)
})

test('The binding refuses in one order: session, schema, rights in the store, use case (A1)', async () => {
  const handler = change(save, { db: database() }, async (_tx, { shop }, { name }) => ({
    saved: `${shop.shopId} ${name}`,
  }))
  const body = { shopId: 101, name: 'x' }
  const refusals = [
    await ask(save, handler, testAnyone(), {}),
    await ask(save, handler, testGuest(), {}),
    await ask(save, handler, testStaff([102]), {}),
    await ask(save, handler, testStaff([102]), body),
    await ask(save, handler, testStaff([101]), body),
  ].map(answer => (answer as { refused: string }).refused)
  expect(refusals).toEqual(['notLoggedIn', 'staffNeeded', 'invalidInput', 'notYourShop', 'rightMissing'])
  expect(await ask(save, handler, testStaff([101], 'manager'), body)).toEqual({ saved: '101 x' })
})

test('A change runs once per request id, and another input with it is refused (API-3)', async () => {
  let runs = 0
  const handler = change(save, { db: database() }, async (_tx, _caller, { name }) => {
    runs += 1
    return name === 'taken' ? refuse('changedMeanwhile') : { saved: `${name} ${runs}` }
  })
  const caller = testBrandManager([101])
  const send = (name: string) => ask(save, handler, caller, { shopId: 101, name })
  expect(await send('taken')).toMatchObject({ refused: 'changedMeanwhile' })
  expect(await Promise.all([send('x'), send('x')])).toEqual([{ saved: 'x 2' }, { saved: 'x 2' }])
  expect(await send('y')).toMatchObject({ refused: 'requestReused' })
  expect(runs).toBe(2)
})

test('The steps around a change: prepared on every repeat, changed once, answered from the stored answer (API-3)', async () => {
  const steps: string[] = []
  const handler = changeInSteps(
    save,
    { db: database() },
    {
      prepare: async (_caller, { name }) => {
        steps.push('prepare')
        return name === '' ? refuse('changedMeanwhile') : name.length
      },
      work: async (_tx, _caller, { name }, length) => {
        steps.push('work')
        if (name === 'twice') throw new Error('taken')
        return { id: length }
      },
      answer: async (_caller, _input, { id }) => ({ saved: String(id) }),
      failed: error => (String(error).includes('taken') ? refuse('changedMeanwhile') : undefined),
      identity: () => 'the same whatever its name',
    },
  )
  const caller = testStaff([101], 'manager')
  const send = (name: string) => ask(save, handler, caller, { shopId: 101, name })
  expect(await send('')).toMatchObject({ refused: 'changedMeanwhile' })
  expect(await send('twice')).toMatchObject({ refused: 'changedMeanwhile' })
  expect([await send('abc'), await send('abcd')]).toEqual([{ saved: '3' }, { saved: '3' }])
  expect(steps.filter(step => step === 'work')).toHaveLength(2)
})

test('A change with its own transaction is its use case unchanged', () => {
  const useCase: UseCase<typeof save> = async () => ({ saved: '' })
  expect(changeWithOwnTransaction(save, 'same result', useCase)).toBe(useCase)
  const entered = enterShop({ gate: 'manager', right: 'editSettings' }, testStaff([101], 'manager'), 101)
  expect(entered).toMatchObject({ shop: { shopId: 101 } })
})

interface Shape {
  _zod: { def: { shape?: Record<string, Shape>; element?: Shape; innerType?: Shape; in?: Shape; options?: Shape[] } }
}

/** What a request names as the state that it saves over. */
const REPLACED = ['mark', 'fromMark', 'toMark', 'revision', 'version', 'replaces']

/** Whether a request, or an entry in it, names the state that it saves over. */
const namesReplaced = ({ _zod: { def } }: Shape): boolean =>
  Object.entries(def.shape ?? {}).some(([key, shape]) => REPLACED.includes(key) || namesReplaced(shape)) ||
  [def.innerType, def.in, def.element, ...(def.options ?? [])].some(
    shape => shape !== undefined && namesReplaced(shape),
  )

/** Calls that save what is not typed over another person's input, and why. */
const REPLACES_NOTHING: Record<string, string> = {
  changeMemberNote: 'pins or removes a note, whose text never changes',
  setSoldOut: 'a switch',
  setLeft: 'what was counted last is right',
  setPassword: 'one’s own',
  changePassword: 'one’s own',
  savePin: 'one’s own',
  saveDayMail: 'a switch for each person',
}

test('Every call of the console that saves over input names the state it replaces, so that another person’s is never overwritten unseen (API-3)', () => {
  const saving = Object.values(contract)
    .flatMap(context => Object.entries(context) as [string, CallSpec][])
    .filter(
      ([name, { path, changes }]) =>
        changes && path.startsWith('/api/console/') && /^(save|change|set|edit|reply|rename)(?![a-z])/.test(name),
    )
  const silent = saving.filter(([, { request }]) => !namesReplaced(request as unknown as Shape)).map(([name]) => name)
  expect(saving.length).toBeGreaterThan(40)
  expect(silent.toSorted()).toEqual(Object.keys(REPLACES_NOTHING).toSorted())
})
