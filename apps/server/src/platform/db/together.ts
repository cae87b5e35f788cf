import { sqlState } from './faults.ts'
import type { Tx } from './queries.ts'
import type { Turns } from './turns.ts'

/** Work that may share its transaction with others like it: what it changes hangs on nothing that they change. */
export interface Companion<Found, R> {
  /** Only those of one company travel together. */
  readonly company: string
  /** Two that have one of these in common are not under way at the same time in this process. */
  readonly apart: readonly string[]
  /** Reads, locks and decides. What it throws is its own fault alone: the others go on without it. */
  look(tx: Tx): Promise<Found>
  /** Writes what was decided. What it throws undoes all of them, and each begins again by itself. */
  change(tx: Tx, found: Found): Promise<R>
}

/** How work is run: by itself, again where it must be; or once, and not again. */
export interface Runs {
  alone<R>(work: (tx: Tx) => Promise<R>): Promise<R>
  once<R>(work: (tx: Tx) => Promise<R>): Promise<R>
}

interface Member {
  readonly work: Companion<unknown, unknown>
  readonly resolve: (result: never) => void
  readonly reject: (error: unknown) => void
}

/** More in one transaction would spare hardly anything, and keep the first of them waiting. */
const MOST = 16

const endOfThisTurn = () => new Promise<void>(resolve => setImmediate(resolve))

/** All of it as one. */
const whole =
  <Found, R>({ look, change }: Companion<Found, R>) =>
  async (tx: Tx): Promise<R> =>
    change(tx, await look(tx))

const faultOf = (ends: readonly PromiseSettledResult<unknown>[], counts: (reason: unknown) => boolean) =>
  ends.find(end => end.status === 'rejected' && counts(end.reason)) as PromiseRejectedResult | undefined

/** How each of a crowd ended; throws where one of them has broken the transaction of all. */
async function runCrowd(tx: Tx, crowd: readonly Member[]): Promise<PromiseSettledResult<unknown>[]> {
  const looked = await Promise.allSettled(crowd.map(({ work }) => work.look(tx)))
  const broken = faultOf(looked, reason => sqlState(reason) !== undefined)
  if (broken) throw broken.reason
  const changes = looked.map(async (end, i) =>
    end.status === 'fulfilled' ? crowd[i]?.work.change(tx, end.value) : undefined,
  )
  const changed = await Promise.allSettled(changes)
  const undone = faultOf(changed, () => true)
  if (undone) throw undone.reason
  return looked.map((end, i) => (end.status === 'rejected' ? end : (changed[i] ?? end)))
}

/**
 * Runs works that come while others of their company are under way in one transaction, in the order they came: they share
 * its packets and its commit, and are kept or undone as one. Who comes alone travels alone and waits for nobody.
 * @param turns how many transactions are under way at once; the works that wait for a turn are the next crowd
 */
export function createTogether(runs: Runs, turns: Turns): <Found, R>(work: Companion<Found, R>) => Promise<R> {
  const waiting: Member[] = []
  const underWay = new Set<string>()
  let leavesSoon = false

  const isFree = ({ work: { apart } }: Member) => !apart.some(key => underWay.has(key))

  const nextCrowd = (): Member[] => {
    const crowd: Member[] = []
    for (let i = 0; i < waiting.length && crowd.length < MOST; ) {
      const member = waiting[i] as Member
      const fits = crowd.length === 0 || crowd[0]?.work.company === member.work.company
      if (!fits || !isFree(member)) i += 1
      else {
        waiting.splice(i, 1)
        for (const key of member.work.apart) underWay.add(key)
        crowd.push(member)
      }
    }
    return crowd
  }

  const alone = ({ work, resolve, reject }: Member) => runs.alone(whole(work)).then(resolve as () => void, reject)

  const travel = async (crowd: readonly Member[]): Promise<void> => {
    const [first] = crowd
    if (!first) return
    if (crowd.length === 1) return alone(first)
    const ends = await runs.once(tx => runCrowd(tx, crowd)).catch(() => undefined)
    if (!ends) return void (await Promise.all(crowd.map(alone)))
    for (const [i, { resolve, reject }] of crowd.entries()) {
      const end = ends[i]
      if (end?.status === 'fulfilled') resolve(end.value as never)
      else reject(end?.reason)
    }
  }

  const leave = async (): Promise<void> => {
    if (leavesSoon || waiting.length === 0) return
    leavesSoon = true
    await turns.take()
    await endOfThisTurn()
    leavesSoon = false
    const crowd = nextCrowd()
    if (crowd.length > 0) void leave()
    try {
      await travel(crowd)
    } finally {
      for (const { work } of crowd) for (const key of work.apart) underWay.delete(key)
      turns.giveBack()
      if (crowd.length > 0) void leave()
    }
  }

  return <Found, R>(work: Companion<Found, R>) =>
    new Promise<R>((resolve, reject) => {
      const member = { work: work as unknown as Member['work'], resolve: resolve as (result: never) => void, reject }
      waiting.push(member)
      void leave()
    })
}
