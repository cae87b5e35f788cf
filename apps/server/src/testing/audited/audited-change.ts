import type { CallSpec } from '@comanda/contract/core'
import { isRefusal } from '@comanda/contract/core'
import { revisionOf } from '../../platform/revision.ts'
import type { TestApp, TestMember, TestStaff } from '../test-app.ts'
import { leafChanges } from './leaf-changes.ts'

/** What the changes of the test are made with. */
export interface Scene {
  app: TestApp
  /** A manager of all stores who may change the brand. */
  owner: TestStaff
  /** A second person with the same rights. */
  second: TestStaff
  member: TestMember
}

/** A change that a call made: its values before and after, as far as the caller knows them. Undefined before a creation and after a removal. */
export interface Change {
  /** The kind of the line, where its values do not tell. */
  what?: string
  before?: unknown
  after?: unknown
  /** The refusals of the same request at an outdated revision, where it has a revision. */
  outdated?: readonly string[]
}

/** Makes a change by the call. */
export type Recipe = (scene: Scene, call: CallSpec) => Promise<Change>

const linesOf = async ({ app }: Scene) =>
  (await app.sql<{ lines: number }>('select count(*)::int as lines from audit_line'))[0]?.lines ?? 0

/**
 * Sends the request at an outdated revision, if it has one. Returns the refusal, `done` if it changed something, and nothing if it
 * asked for what is there already: that is no conflict. API-3
 */
async function sendOutdated(scene: Scene, call: CallSpec, input: object): Promise<string[]> {
  if (!('mark' in input) || input.mark === '') return []
  const former = await linesOf(scene)
  const answer = await scene.owner.call(call, { ...input, mark: 'outdated' } as never)
  if (isRefusal(answer)) return [answer.refused]
  return (await linesOf(scene)) > former ? ['done'] : []
}

/** A change with a fixed request. */
export const once =
  (make: (scene: Scene) => Promise<Change & { input: object }>): Recipe =>
  async (scene, call) => {
    const { input, ...change } = await make(scene)
    const outdated = await sendOutdated(scene, call, input)
    await scene.owner.must(call, input as never)
    return { ...change, outdated }
  }

/** What an editor loads and sends back: the value, and the request with another value. */
export interface Editing<T> {
  value: T
  input: (value: T) => object
}

/** A change of one field of what an editor loaded: the first one that the call accepts and audits, since some fields are only shown. */
export const edit =
  <T extends object>(load: (scene: Scene) => Promise<Editing<T>>): Recipe =>
  async (scene, call) => {
    const { value, input } = await load(scene)
    const refusals = new Set<string>()
    const outdated: string[] = []
    for (const changed of leafChanges(value) as T[]) {
      outdated.push(...(await sendOutdated(scene, call, input(changed))))
      const former = await linesOf(scene)
      const answer = await scene.owner.call(call, input(changed) as never)
      if (!isRefusal(answer)) {
        if ((await linesOf(scene)) > former) return { before: value, after: changed, outdated }
        continue
      }
      refusals.add(`${answer.refused} ${'field' in answer ? answer.field : ''}`)
    }
    throw new Error(`no change by ${call.path} is accepted and audited: ${[...refusals].join(', ')}`)
  }

/** Every scalar of a value, with its path. */
function scalars(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]])
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...scalars(inner, `${path}.${key}`)]))
}

/** The scalars of `value` that `other` does not have in the same place. */
export function ownScalars(value: unknown, other: unknown): unknown[] {
  const there = scalars(other)
  return [...scalars(value)].filter(([path, one]) => one !== undefined && there.get(path) !== one).map(([, one]) => one)
}

/** Whether a line's value contains all these scalars. */
export const containsAll = (value: unknown, wanted: readonly unknown[]): boolean => {
  const all = [...scalars(value).values()]
  return wanted.every(one => all.includes(one))
}

export const sameValue = (a: unknown, b: unknown): boolean => revisionOf(a ?? null) === revisionOf(b ?? null)
